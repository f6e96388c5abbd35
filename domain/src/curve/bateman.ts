/** Closer rates count as equal: the function tends to k·t·e^(−k·t). */
const SAME_RATE = 1e-9;

/** ka/(ka − ke) · (e^(−ke·t) − e^(−ka·t)); expm1 avoids cancellation and overflow. */
export function bateman(t: number, ka: number, ke: number): number {
  if (t <= 0) return 0;
  const slow = Math.min(ka, ke);
  const gap = Math.abs(ka - ke);
  if (gap < SAME_RATE) return ke * t * Math.exp(-ke * t);
  return (ka / gap) * Math.exp(-slow * t) * -Math.expm1(-gap * t);
}

export const rateConstant = (halfLifeDays: number): number => Math.LN2 / halfLifeDays;

export const peakTime = (ka: number, ke: number): number =>
  Math.abs(ka - ke) < SAME_RATE ? 1 / ke : Math.log(ka / ke) / (ka - ke);

/** Bisection; `peakDays` must be before 1/ke. */
export function absorptionRate(peakDays: number, ke: number): number {
  let [slow, fast] = [ke * (1 + 1e-6), ke * 1e6];
  for (let round = 0; round < 100; round += 1) {
    const middle = Math.sqrt(slow * fast);
    if (peakTime(middle, ke) > peakDays) slow = middle;
    else fast = middle;
  }
  return Math.sqrt(slow * fast);
}
