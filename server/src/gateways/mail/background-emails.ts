/** Sends emails in the background, so that responses do not wait for the mail server. */
export function createBackgroundEmails(onUnsent: (error: unknown) => void) {
  const sending = new Set<Promise<unknown>>();
  return {
    start(work: Promise<unknown>): void {
      const email = work.catch(onUnsent).finally(() => sending.delete(email));
      sending.add(email);
    },
    /** Waits for the emails in progress, before the server closes. */
    drain: async (): Promise<void> => void (await Promise.all(sending)),
  };
}
