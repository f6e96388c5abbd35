/** The code of a coupon that a link carries. Anything that could be an address, or that nobody reads, is dropped. */
export function couponInAddress(value: unknown): string | undefined {
  // a code of digits alone arrives as a number
  const code = typeof value === 'number' ? String(value) : value;
  if (typeof code !== 'string') return undefined;
  const trimmed = code.trim();
  return /^[\p{L}\p{N}_-]{1,40}$/u.test(trimmed) ? trimmed : undefined;
}
