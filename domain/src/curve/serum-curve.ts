import { absorptionRate, bateman, peakTime, rateConstant } from './bateman.ts';
import { hasCurve, substanceKinetics } from './curve-substances.data.ts';
import type { CurveSubstance } from './curve-substances.data.ts';

export type CurveRequest = {
  substance: CurveSubstance;
  doseMg: number;
  intervalDays: number;
  /** Equal and evenly spaced, from day 0. */
  doses: number;
  weightKg: number;
};
/** Whole numbers; low and high bound the plausible levels. */
export type CurvePoint = { days: number; low: number; mid: number; high: number };

export const CURVE_LIMITS = {
  doseMg: { min: 1, max: 1000 },
  intervalDays: { min: 0.25, max: 120 },
  doses: { min: 1, max: 60 },
  weightKg: { min: 30, max: 300 },
} as const;

/** Single doses of labels differed by half. */
const BAND = { low: 0.5, high: 2 } as const;
const LITRES_PER_DAY = (24 * 60) / 1000;
const NANOGRAMS_PER_DECILITRE = 1e5; // from mg/L
const MIN_POINTS_PER_DOSE = 12;
/** Under 4 % remains after these release half-lives. */
const TAIL_HALF_LIVES = 5;

function curveScale({ substance, doseMg, weightKg }: CurveRequest, ka: number, ke: number): number {
  const { level } = substanceKinetics(substance);
  if (!level) return 100 / bateman(peakTime(ka, ke), ka, ke);
  const clearance = level.clearanceMlMinKg * weightKg * LITRES_PER_DAY;
  const volume = clearance / ke;
  return ((level.esterFactor * level.bioavailability * doseMg) / volume) * NANOGRAMS_PER_DECILITRE;
}

function validateRequest(request: CurveRequest): void {
  if (!hasCurve(request.substance)) throw new RangeError('no verified kinetics: no curve');
  for (const name of ['doseMg', 'intervalDays', 'doses', 'weightKg'] as const) {
    const { min, max } = CURVE_LIMITS[name];
    if (!(request[name] >= min && request[name] <= max))
      throw new RangeError(`${name} must be between ${min} and ${max}`);
  }
  if (!Number.isInteger(request.doses)) throw new RangeError('doses must be a whole number');
}

/** Superposition of equal doses (linear kinetics). Throws when `hasCurve` is false. */
export function serumCurve(request: CurveRequest): CurvePoint[] {
  validateRequest(request);
  const { intervalDays, doses } = request;
  const { absorption, eliminationHalfLifeDays } = substanceKinetics(request.substance);
  const ke = rateConstant(eliminationHalfLifeDays);
  const rates =
    'halfLives' in absorption
      ? absorption.halfLives.map(rateConstant)
      : [absorptionRate(absorption.peakDays, ke)];
  const variants = rates.map((ka) => ({ ka, scale: curveScale(request, ka, ke) }));
  const slowest = Math.max(...rates.map((ka) => Math.LN2 / Math.min(ka, ke)));

  const step = intervalDays / Math.max(MIN_POINTS_PER_DOSE, Math.ceil(intervalDays));
  const steps = Math.ceil((intervalDays * doses + TAIL_HALF_LIVES * slowest) / step);
  return Array.from({ length: steps + 1 }, (_, index) => {
    const days = index * step;
    const levels = variants.map(({ ka, scale }) => {
      let sum = 0;
      for (let dose = 0; dose < doses && dose * intervalDays < days; dose += 1)
        sum += bateman(days - dose * intervalDays, ka, ke);
      return sum * scale;
    });
    const mid = levels.reduce((sum, level) => sum + level, 0) / levels.length;
    return {
      days,
      low: Math.round(Math.min(...levels) * BAND.low),
      mid: Math.round(mid),
      high: Math.round(Math.max(...levels) * BAND.high),
    };
  });
}
