export function stopWithMessage(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}
