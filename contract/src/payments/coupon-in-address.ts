export function couponInAddress(value: unknown): string | undefined {
  const code = typeof value === 'number' ? String(value) : value;
  if (typeof code !== 'string') return undefined;
  const trimmed = code.trim();
  return /^[\p{L}\p{N}_-]{1,40}$/u.test(trimmed) ? trimmed : undefined;
}
