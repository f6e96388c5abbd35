/** Exceeds the longest page change. A navigation may never end. */
export const PAGE_CHANGE_MS = 2000;

export const waitAtMost = (work: Promise<unknown>, ms: number): Promise<unknown> =>
  Promise.race([work.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, ms))]);
