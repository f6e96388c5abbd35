/** About 50 KB once compressed: some seconds of a bad link. */
export const FIRST_PAGE_BYTES = 200_000;
const SMALLEST_BYTES = 8 * 1024;
const LARGEST_BYTES = 1024 * 1024;
/** Records are shown page by page, so a page must not take long. */
const TARGET_MS = 5000;

/** `bytes` were requested; fewer are received when there are no more. */
type PulledBytes = { bytes: number; received: number; ms: number };

/** What the link transfers in the target time; at most twice the size before, because one fast page proves little. */
export function nextPageSize({ bytes, received, ms }: PulledBytes): number {
  const affordable = (received / Math.max(1, ms)) * TARGET_MS;
  return clampSize(Math.min(affordable, bytes * 2));
}

/** After a page whose transfer stopped. */
export const halvePageSize = (bytes: number): number => clampSize(bytes / 2);

const clampSize = (bytes: number): number =>
  Math.round(Math.min(LARGEST_BYTES, Math.max(SMALLEST_BYTES, bytes)));
