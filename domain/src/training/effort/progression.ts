import { exerciseCredits, muscleIndex } from './fractional-volume.ts';
import { sessionSeconds } from './session-minutes.ts';
import { MAJOR_MUSCLES, MUSCLES } from '../../exercises/muscles.ts';
import type { CycleWeek, PlannedExercise } from '../training-plan.ts';
import type { TrainingDose } from './training-dose.ts';
import { exerciseReserve, scaleWeekSets } from './week-exercises.ts';
import type { Level } from '../../person/choices.ts';

/** Forja's rule within the four to eight weeks of expert opinion (evidence D1). */
const BLOCK_WEEKS: Readonly<Record<Level, number>> = {
  beginner: 8,
  intermediate: 6,
  advanced: 5,
  elite: 5,
};
const MIN_BLOCK_WEEKS = 4;
const MAX_BLOCK_WEEKS = 8;
/** judgement: half the sets, far from failure. */
const DELOAD_FACTOR = 0.5;
const DELOAD_RESERVE = 4;
/** Forja's rule: at most 20 % more than the previous block. */
const MAX_VOLUME_GROWTH = 1.2;
const VOLUME_GROWTHS = [1.15, 1.1, 1.05] as const;

export function blockLengths(cycleWeeks: number, level: Level): number[] {
  const minBlocks = Math.ceil(cycleWeeks / MAX_BLOCK_WEEKS);
  const maxBlocks = Math.max(1, Math.floor(cycleWeeks / MIN_BLOCK_WEEKS));
  const blocks = Math.min(
    maxBlocks,
    Math.max(minBlocks, Math.round(cycleWeeks / BLOCK_WEEKS[level])),
  );
  const weeksPerBlock = Math.floor(cycleWeeks / blocks);
  const longerBlocks = cycleWeeks % blocks;
  return Array.from({ length: blocks }, (_, at) =>
    at < longerBlocks ? weeksPerBlock + 1 : weeksPerBlock,
  );
}

type Sessions = readonly (readonly PlannedExercise[])[];
export type CycleRequest = {
  readonly sessions: Sessions;
  readonly cycleWeeks: number;
  readonly level: Level;
  readonly dose: TrainingDose;
  /** True if health or age freezes the sets. */
  readonly keepsSets: boolean;
  /** False if a clinician or coach decides the load. */
  readonly raisesLoads: boolean;
  readonly ceiling: number;
  readonly secondsPerSession: number;
};

const scaleSets = (sessions: Sessions, factor: number): Sessions =>
  factor === 1
    ? sessions
    : sessions.map((session) => {
        const inWeek = scaleWeekSets(
          session.map(({ sets }) => sets),
          factor,
        );
        return session.map((planned, at) => ({ ...planned, sets: inWeek[at] ?? planned.sets }));
      });

function sumVolume(sessions: Sessions): Float64Array {
  const volume = new Float64Array(MUSCLES.length);
  for (const session of sessions)
    for (const { exerciseId, sets } of session)
      for (const [muscle, credit] of exerciseCredits(exerciseId))
        volume[muscle] = (volume[muscle] ?? 0) + credit * sets;
  return volume;
}

const meanMajorVolume = (volume: Float64Array): number =>
  Math.round(
    (MAJOR_MUSCLES.reduce((sum, muscle) => sum + (volume[muscleIndex(muscle)] ?? 0), 0) /
      MAJOR_MUSCLES.length) *
      10,
  ) / 10;

function increaseSetsFactor(
  factor: number,
  { sessions, ceiling, secondsPerSession }: CycleRequest,
): number {
  const before = sumVolume(scaleSets(sessions, factor));
  const meanBefore = meanMajorVolume(before);
  for (const growth of VOLUME_GROWTHS) {
    const nextSetsFactor = Math.floor(factor * growth * 1000) / 1000;
    const week = scaleSets(sessions, nextSetsFactor);
    if (week.some((session) => sessionSeconds(session) > secondsPerSession)) continue;
    const after = sumVolume(week);
    const isWithinLimits = MAJOR_MUSCLES.every((muscle) => {
      const volumeBefore = before[muscleIndex(muscle)] ?? 0;
      const volumeAfter = after[muscleIndex(muscle)] ?? 0;
      return (
        volumeAfter <= ceiling &&
        volumeAfter <= Math.max(volumeBefore * MAX_VOLUME_GROWTH, volumeBefore + 1)
      );
    });
    const mean = meanMajorVolume(after);
    if (isWithinLimits && mean > meanBefore && mean <= meanBefore * MAX_VOLUME_GROWTH)
      return nextSetsFactor;
  }
  return factor;
}

type InstructedWeek = {
  readonly at: number;
  readonly hardWeeks: number;
  readonly block: number;
  readonly hasGrown: boolean;
  readonly raisesLoads: boolean;
};

function weekInstruction({ at, hardWeeks, block, hasGrown, raisesLoads }: InstructedWeek): string {
  if (at === hardWeeks)
    return 'Descarga: la mitad de las series con el mismo peso, lejos del límite. Es criterio de expertos y sirve para llegar entero al próximo bloque.';
  if (at === 0 && block === 0)
    return 'Elegí pesos que te dejen las repeticiones en reserva que marca el plan y anotalos: son tu punto de partida.';
  if (at === 0)
    return hasGrown
      ? 'Bloque nuevo con algunas series más. Si venís durmiendo mal o con dolor, quedate con las de antes.'
      : 'Bloque nuevo con las mismas series: empezá con el peso del final del bloque anterior y más reserva.';
  if (at === hardWeeks - 1)
    return 'La semana más exigente del bloque: mantené la técnica aunque cueste.';
  return raisesLoads
    ? 'Cuando llegues al tope de repeticiones en todas las series con la reserva que pide la semana, subí el peso lo mínimo posible y volvé al piso del rango. Si ese salto pasa el 10 %, también podés sumar 1 o 2 repeticiones.'
    : 'Quedate en el mismo peso, con la reserva que pide la semana o más. Cuándo subirlo lo decidís con quien te sigue o te enseña.';
}

/**
 * Weekly entries. Load and repetitions grow within a block; sets only between blocks, if they fit.
 */
export function progression(cycle: CycleRequest): CycleWeek[] {
  const { sessions, cycleWeeks, level, dose, keepsSets, raisesLoads } = cycle;
  const weeks: CycleWeek[] = [];
  const deloadMean = meanMajorVolume(sumVolume(scaleSets(sessions, DELOAD_FACTOR)));
  let factor = 1;
  blockLengths(cycleWeeks, level).forEach((length, block) => {
    const before = factor;
    if (block > 0 && !keepsSets) factor = increaseSetsFactor(factor, cycle);
    const mean = meanMajorVolume(sumVolume(scaleSets(sessions, factor)));
    const hardWeeks = weeks.length + length === cycleWeeks ? length : length - 1;
    for (let at = 0; at < length; at += 1) {
      const deload = at === hardWeeks; // never in the last block
      const progress = hardWeeks > 1 ? at / (hardWeeks - 1) : 0;
      const repsInReserve = deload
        ? DELOAD_RESERVE
        : Math.round(dose.reserveStart - (dose.reserveStart - dose.reserveEnd) * progress);
      weeks.push({
        week: weeks.length + 1,
        deload,
        setsPerMuscle: deload ? deloadMean : mean,
        setsFactor: deload ? DELOAD_FACTOR : factor,
        repsInReserve,
        isolationReserve: deload
          ? DELOAD_RESERVE
          : exerciseReserve(false, repsInReserve, dose.reserveFloor),
        instruction: weekInstruction({
          at,
          hardWeeks,
          block,
          hasGrown: factor > before,
          raisesLoads,
        }),
      });
    }
  });
  return weeks;
}
