/** About 50 KB once compressed: what a bad link brings in some seconds. */
export const FIRST_PAGE_BYTES = 200_000;
const SMALLEST_BYTES = 8 * 1024;
const LARGEST_BYTES = 1024 * 1024;
/** What arrives is stored and shown page by page, so a page is not long in coming. */
const TARGET_MS = 5000;

type Arrived = {
  /** What was asked for. */
  bytes: number;
  /** What came, which is less when there is no more. */
  received: number;
  ms: number;
};

/** As much as the link brings in the target time; it grows by no more than twice, because one fast page proves little. */
export function nextPageSize({ bytes, received, ms }: Arrived): number {
  const affordable = (received / Math.max(1, ms)) * TARGET_MS;
  return clampSize(Math.min(affordable, bytes * 2));
}

/** After a page that stopped coming. */
export const halvePageSize = (bytes: number): number => clampSize(bytes / 2);

const clampSize = (bytes: number): number => Math.round(Math.min(LARGEST_BYTES, Math.max(SMALLEST_BYTES, bytes)));
