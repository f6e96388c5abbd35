/** Rates closer than this are one rate: the function tends to k·t·e^(−k·t). */
const SAME_RATE = 1e-9;

/**
 * Bateman function without its volume: ka/(ka − ke) · (e^(−ke·t) − e^(−ka·t)). Zero before the dose.
 * The difference of exponentials is written with expm1 so that close rates do not cancel.
 */
export function bateman(t: number, ka: number, ke: number): number {
  if (t <= 0) return 0;
  const difference = ka - ke;
  if (Math.abs(difference) < SAME_RATE) return ke * t * Math.exp(-ke * t);
  return (ka / difference) * Math.exp(-ke * t) * -Math.expm1(-difference * t);
}

export const rateOf = (halfLifeDays: number): number => Math.LN2 / halfLifeDays;

/** The absorption rate that puts the peak of a single dose at `peakDays`, by bisection. Its peak must come before 1/ke. */
export function absorptionForPeakAt(peakDays: number, ke: number): number {
  const peakOf = (ka: number): number => Math.log(ka / ke) / (ka - ke);
  let [slow, fast] = [ke * (1 + 1e-6), ke * 1e6];
  for (let round = 0; round < 100; round += 1) {
    const middle = Math.sqrt(slow * fast);
    if (peakOf(middle) > peakDays) slow = middle;
    else fast = middle;
  }
  return Math.sqrt(slow * fast);
}
