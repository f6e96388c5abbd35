export function createBackgroundEmails(onUnsent: (error: unknown) => void) {
  const sending = new Set<Promise<unknown>>();
  return {
    start(work: Promise<unknown>): void {
      const email = work.catch(onUnsent).finally(() => sending.delete(email));
      sending.add(email);
    },
    drain: async (): Promise<void> => void (await Promise.all(sending)),
  };
}
