import { addDays } from '../calendar/day.ts';
import { firstLoad, type LoadedExercise, type LoadTarget } from '../training/lifts/first-load.ts';
import { LIFT_VARIANTS } from '../training/lifts/lift-variants.data.ts';
import type { PlannedLoad } from '../training/training-plan.ts';
import type { Cautions } from '../training/training-cautions.ts';
import type { DoneSet } from '../workouts/done-sets.ts';
import { estimateMax } from '../workouts/estimated-max.ts';
import { roundDownToLoadable } from './loadable-weight.ts';
import type { OwnPlates } from './plate-loading.ts';

/** judgement: older strength says little about today's. */
const RECENT_DAYS = 180;

export type SwapLoad =
  | {
      readonly kind: 'own-history' | 'ratio';
      readonly weightKg: number;
      readonly load: PlannedLoad;
      readonly from: DoneSet;
      /** Spanish text. */
      readonly text: string;
    }
  | { readonly kind: 'light'; readonly text: string };

type SwapRequest = {
  readonly to: LoadedExercise;
  readonly target: LoadTarget;
  readonly history: readonly DoneSet[];
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly plates: OwnPlates;
  readonly cautions?: Pick<Cautions, 'active'> | undefined;
};

const STARTS_LIGHT =
  'No tenemos con qué calcular el peso de este ejercicio: empezá liviano y subí de a poco.';
const NO_CAUTIONS: Pick<Cautions, 'active'> = { active: [] };

function findBestSet(exerciseId: string, { history, today }: SwapRequest): DoneSet | undefined {
  let best: { set: DoneSet; lowKg: number } | undefined;
  for (const set of history) {
    if (set.exerciseId !== exerciseId || set.day < addDays(today, -RECENT_DAYS)) continue;
    const max = estimateMax(set);
    if (max && max.lowKg > (best?.lowKg ?? 0)) best = { set, lowKg: max.lowKg };
  }
  return best?.set;
}

/**
 * Derives the load from sets of the new exercise or, without any, from a relative with a known
 * ratio; otherwise it starts light.
 */
export function deriveSwapLoad(request: SwapRequest): SwapLoad {
  const { to, target, plates, cautions = NO_CAUTIONS } = request;
  const candidates = [to.id, ...(LIFT_VARIANTS[to.id] ?? []).map(({ from }) => from)];
  for (const id of candidates) {
    const from = findBestSet(id, request);
    const { weightKg: doneKg = 0, repetitions = 0 } = from ?? {};
    const load =
      from && firstLoad(to, target, [{ ...from, weightKg: doneKg, repetitions }], cautions);
    if (!from || !load || !to.implement) continue;
    const weightKg = roundDownToLoadable(load.suggested.value, to.implement, plates);
    if (weightKg === undefined) continue;
    const kind = id === to.id ? 'own-history' : 'ratio';
    return { kind, weightKg, load, from, text: describe(kind) };
  }
  return { kind: 'light', text: STARTS_LIGHT };
}

const describe = (kind: 'own-history' | 'ratio'): string =>
  kind === 'own-history'
    ? 'Peso calculado desde lo que ya hiciste en este ejercicio.'
    : 'Peso calculado desde un ejercicio parecido: la relación es regla nuestra y va para el lado liviano.';
