/** About 50 KB compressed: some seconds on a bad link. */
export const FIRST_PAGE_BYTES = 200_000;
const SMALLEST_BYTES = 8 * 1024;
const LARGEST_BYTES = 1024 * 1024;
/** Records appear page by page, so a page must not take long. */
const TARGET_MS = 5000;

type PulledBytes = { bytes: number; received: number; ms: number };

/** At most doubles, because one fast page proves little. */
export function nextPageSize({ bytes, received, ms }: PulledBytes): number {
  const affordable = (received / Math.max(1, ms)) * TARGET_MS;
  return clampSize(Math.min(affordable, bytes * 2));
}

export const halvePageSize = (bytes: number): number => clampSize(bytes / 2);

const clampSize = (bytes: number): number =>
  Math.round(Math.min(LARGEST_BYTES, Math.max(SMALLEST_BYTES, bytes)));
