const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const PATIENCE_MS = 15_000;

/** On the first signal closes everything in order and leaves with 0; a second one, or too long a wait, leaves at once. */
export function closeGracefully(steps: () => Promise<void>): void {
  let closing = false;
  const close = () => {
    if (closing) process.exit(1);
    closing = true;
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    steps().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.message : 'Could not close everything.'}\n`);
        process.exit(1);
      },
    );
  };
  for (const signal of SIGNALS) process.on(signal, close);
}
