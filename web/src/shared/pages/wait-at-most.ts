/** Longer than a page takes to change. The router may never end a navigation: nothing may depend on its end. */
export const PAGE_CHANGE_MS = 2000;

/** Waits until the work ends, well or badly, or until `ms` milliseconds passed. */
export const waitAtMost = (work: Promise<unknown>, ms: number): Promise<unknown> =>
  Promise.race([work.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, ms))]);
