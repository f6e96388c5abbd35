/** Rates closer than this count as equal: the function tends to k·t·e^(−k·t). */
const SAME_RATE = 1e-9;

/**
 * Bateman function without its volume: ka/(ka − ke) · (e^(−ke·t) − e^(−ka·t)). Zero before the dose.
 * The slower exponential is taken out and the rest written with expm1: close rates do not cancel and late times do not overflow.
 */
export function bateman(t: number, ka: number, ke: number): number {
  if (t <= 0) return 0;
  const slow = Math.min(ka, ke);
  const gap = Math.abs(ka - ke);
  if (gap < SAME_RATE) return ke * t * Math.exp(-ke * t);
  return (ka / gap) * Math.exp(-slow * t) * -Math.expm1(-gap * t);
}

export const rateConstant = (halfLifeDays: number): number => Math.LN2 / halfLifeDays;

/** When a single dose peaks. */
export const peakTime = (ka: number, ke: number): number =>
  Math.abs(ka - ke) < SAME_RATE ? 1 / ke : Math.log(ka / ke) / (ka - ke);

/** The absorption rate that puts the peak of a single dose at `peakDays`, by bisection. Its peak must come before 1/ke. */
export function absorptionRate(peakDays: number, ke: number): number {
  let [slow, fast] = [ke * (1 + 1e-6), ke * 1e6];
  for (let round = 0; round < 100; round += 1) {
    const middle = Math.sqrt(slow * fast);
    if (peakTime(middle, ke) > peakDays) slow = middle;
    else fast = middle;
  }
  return Math.sqrt(slow * fast);
}
