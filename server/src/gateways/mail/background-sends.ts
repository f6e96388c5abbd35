/** Letters that nobody waits for: the answer to the person does not depend on a post office. */
export function createBackgroundSends(onUnsent: (error: unknown) => void) {
  const sending = new Set<Promise<void>>();
  return {
    start(work: Promise<void>): void {
      const letter = work.catch(onUnsent).finally(() => sending.delete(letter));
      sending.add(letter);
    },
    /** Letters on their way: a server that closes waits for them. */
    settled: async (): Promise<void> => void (await Promise.all(sending)),
  };
}
