import type { Basis } from '../evidence/traced.ts';
import type { Implement } from '../exercises/exercise.ts';
import { nextLoadableAbove } from '../loads/loadable-weight.ts';
import type { OwnPlates } from '../loads/plate-loading.ts';
import { findPreviousSets } from '../workouts/previous-sets.ts';
import type { RoutineSet } from '../routines/routine.ts';
import type { Workout, WorkoutSet } from '../workouts/workout.ts';

/** Load changes: rises of 2 to 10 %, falls of at most 10 %. Forja's rule. */
const SMALLEST_RISE = 0.02;
export const LARGEST_CHANGE = 0.1;
/** Repetitions from which two are added instead of one. Forja's rule. */
const TWO_MORE_FROM = 8;
/** Smaller than any plate, so that a load at a limit counts as within it. */
const TOLERANCE_KG = 0.001;

export const LOAD_RULE: { readonly basis: Basis; readonly text: string } = {
  basis: 'forja_rule',
  text: 'Sube cuando todas las series llegan al tope con la reserva pedida o más; si no anotaste la reserva, hacen falta dos sesiones seguidas. Sube de 2 a 10 %, o el salto más chico que se puede armar: si pasa el 10 %, también podés sumar repeticiones. Baja un 10 % como mucho, después de dos sesiones en las que la mayoría no llega al piso. Es regla nuestra.',
};

type LoadFigures = {
  readonly fromKg: number;
  readonly toKg: number;
  /** Top reached, or floor missed. */
  readonly repetitions: number;
};
type RepetitionFigures = {
  readonly fromKg: number;
  readonly repetitions: number;
  readonly add: number;
};

export type LoadProposal =
  | ({
      readonly kind: 'reached-top';
      readonly isReserveTold: boolean;
      /** Required if the smallest rise exceeds 10 %. */
      readonly alternative: RepetitionFigures | undefined;
    } & LoadFigures)
  | ({ readonly kind: 'below-floor' } & LoadFigures)
  /** No loadable weight is within 10 % below. */
  | ({ readonly kind: 'fewer-repetitions' } & RepetitionFigures);

export type LoadHistory = {
  readonly exerciseId: string;
  readonly implement: Implement;
  readonly planned: readonly RoutineSet[];
  readonly workouts: readonly Workout[];
  readonly plates: OwnPlates;
  readonly leastReserve: number;
  readonly mayRise: boolean;
};

type Session = { readonly sets: readonly WorkoutSet[]; readonly lightestKg: number };

function findLastTwo({ workouts, exerciseId }: LoadHistory): (Session | undefined)[] {
  const last = findPreviousSets(workouts, exerciseId);
  const before = last && findPreviousSets(workouts, exerciseId, { startedBefore: last.startedAt });
  return [last, before].map(
    (session) =>
      session && {
        sets: session.sets,
        lightestKg: Math.min(...session.sets.map(({ weightKg = 0 }) => weightKg)),
      },
  );
}

export function proposeLoad(history: LoadHistory): LoadProposal | undefined {
  const [last, before] = findLastTwo(history);
  const { planned } = history;
  if (!last || planned.length === 0 || last.sets.length < planned.length) return undefined;
  if (last.lightestKg <= 0) return undefined;
  return proposeRise(history, last, before) ?? proposeFall(history, last, before);
}

function proposeRise(
  history: LoadHistory,
  last: Session,
  before: Session | undefined,
): LoadProposal | undefined {
  const { planned, implement, plates, mayRise } = history;
  const top = Math.max(...planned.map(({ repsMax, repsMin = 0 }) => repsMax ?? repsMin));
  if (!mayRise || top === 0 || !reachesTop(history, last, top)) return undefined;
  const fromKg = last.lightestKg;
  const isReserveTold = last.sets.every(({ repsInReserve }) => repsInReserve !== undefined);
  const isRepeated =
    before !== undefined && before.lightestKg >= fromKg && reachesTop(history, before, top);
  if (!isReserveTold && !isRepeated) return undefined;
  const toKg = findRise(fromKg, implement, plates);
  if (toKg === undefined || (planned[0]?.weightKg ?? 0) >= toKg) return undefined;
  const alternative =
    toKg - fromKg > fromKg * LARGEST_CHANGE + TOLERANCE_KG
      ? { fromKg, repetitions: top, add: top < TWO_MORE_FROM ? 1 : 2 }
      : undefined;
  return { kind: 'reached-top', fromKg, toKg, repetitions: top, isReserveTold, alternative };
}

const reachesTop = (
  { planned, leastReserve }: LoadHistory,
  { sets }: Session,
  top: number,
): boolean =>
  sets.length >= planned.length &&
  sets.every(({ repetitions = 0, repsInReserve, target }, at) => {
    const requestedReserve = target?.repsInReserve ?? planned[at]?.repsInReserve ?? 0;
    const hasReserve =
      repsInReserve === undefined || repsInReserve >= Math.max(requestedReserve, leastReserve);
    return repetitions >= top && hasReserve;
  });

/** Lightest load at least 2 % heavier; beyond 10 %, the smallest step. */
function findRise(kg: number, implement: Implement, plates: OwnPlates): number | undefined {
  const next = nextLoadableAbove(kg * (1 + SMALLEST_RISE) - TOLERANCE_KG, implement, plates);
  return next !== undefined && next <= kg * (1 + LARGEST_CHANGE) + TOLERANCE_KG
    ? next
    : nextLoadableAbove(kg, implement, plates);
}

function proposeFall(
  { planned, implement, plates }: LoadHistory,
  last: Session,
  before: Session | undefined,
): LoadProposal | undefined {
  const floor = Math.min(...planned.map(({ repsMin = 0 }) => repsMin));
  const isBad = ({ sets }: Session): boolean =>
    sets.filter(({ repetitions = 0 }) => repetitions < floor).length * 2 > sets.length;
  const fromKg = last.lightestKg;
  if (floor === 0 || !before || !isBad(last) || !isBad(before) || before.lightestKg > fromKg)
    return undefined;
  const toKg = nextLoadableAbove(fromKg * (1 - LARGEST_CHANGE) - TOLERANCE_KG, implement, plates);
  const plannedKg = planned[0]?.weightKg;
  if (toKg === undefined || toKg >= fromKg) {
    const add = floor > TWO_MORE_FROM ? -2 : -1;
    return floor + add > 0
      ? { kind: 'fewer-repetitions', fromKg, repetitions: floor, add }
      : undefined;
  }
  return plannedKg !== undefined && plannedKg <= toKg
    ? undefined
    : { kind: 'below-floor', fromKg, toKg, repetitions: floor };
}
