import type { Implement } from '../exercises/exercise.ts';
import type { Basis } from '../evidence/traced.ts';
import { roundDownToLoadable } from './loadable-weight.ts';
import type { OwnPlates } from './plate-loading.ts';

export type RampSet = { readonly weightKg: number; readonly repetitions: number };

/** judgement: no study compares ramps. Half and three quarters follow the warm-up of plans. */
export const WARM_UP_RAMP_RULE: { readonly basis: Basis; readonly text: string } = {
  basis: 'expert_judgement',
  text: 'La mitad del peso por 8 y tres cuartos por 4. Si la serie es de 5 repeticiones o menos, una más con el 90 %. Ninguna tiene que cansarte. Es criterio nuestro.',
};
const RAMP_STEPS = [
  { fraction: 0.5, repetitions: 8 },
  { fraction: 0.75, repetitions: 4 },
] as const;
const HEAVY_STEP = { fraction: 0.9, repetitions: 1 } as const;
const HEAVY_REPETITIONS = 5;

export type RampTarget = {
  readonly weightKg: number;
  readonly repetitions: number;
  readonly implement: Implement;
};

/** Warm-up sets, rounded down to loadable weights. Empty for a light load. */
export function planWarmUpRamp(
  { weightKg, repetitions, implement }: RampTarget,
  plates: OwnPlates,
): RampSet[] {
  const steps = repetitions <= HEAVY_REPETITIONS ? [...RAMP_STEPS, HEAVY_STEP] : RAMP_STEPS;
  const ramp: RampSet[] = [];
  for (const step of steps) {
    const rounded = roundDownToLoadable(weightKg * step.fraction, implement, plates);
    const isHeavier = rounded !== undefined && rounded > (ramp.at(-1)?.weightKg ?? 0);
    if (isHeavier && rounded < weightKg)
      ramp.push({ weightKg: rounded, repetitions: step.repetitions });
  }
  return ramp;
}
