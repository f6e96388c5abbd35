const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const CLOSE_TIMEOUT_MS = 30_000;

/** Exits with 0 after the first signal; a second signal or a timeout exits at once. */
export function closeGracefully(closeAll: () => Promise<void>): void {
  let isClosing = false;
  const close = () => {
    if (isClosing) process.exit(1);
    isClosing = true;
    setTimeout(() => process.exit(1), CLOSE_TIMEOUT_MS).unref();
    closeAll().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(
          `${error instanceof Error ? error.message : 'Could not close everything.'}\n`,
        );
        process.exit(1);
      },
    );
  };
  for (const signal of SIGNALS) process.on(signal, close);
}
