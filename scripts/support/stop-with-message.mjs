/** Ends with one clear sentence for the person at the terminal. */
export function stopWithMessage(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}
