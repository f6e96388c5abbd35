import { creditsOf, muscleAt } from './fractional-volume.ts';
import { sessionSeconds } from './session-minutes.ts';
import { MAJOR_MUSCLES, MUSCLES, type CycleWeek, type PlannedExercise } from './training-plan.ts';
import type { Dose } from './dose.ts';
import { reserveIn, setsInWeek } from './week-of-plan.ts';
import type { Level } from '../person/choices.ts';

/** Rule of ours inside the four to eight weeks of expert opinion (evidence D1): those who lift more need it sooner. */
const BLOCK_WEEKS: Readonly<Record<Level, number>> = { beginner: 8, intermediate: 6, advanced: 5, elite: 5 };
const SHORTEST_BLOCK = 4;
const LONGEST_BLOCK = 8;
/** judgement: half the sets, far from the limit. */
const DELOAD_FACTOR = 0.5;
const DELOAD_RESERVE = 4;
/** Rule of ours: never more than a fifth over the block before. */
const LARGEST_RISE = 1.2;
const RISES = [1.15, 1.1, 1.05] as const;

/** Blocks of four to eight weeks that add up to the cycle. Each ends in a deload but the last: nothing comes after it. */
export function blockLengths(cycleWeeks: number, level: Level): number[] {
  const fewest = Math.ceil(cycleWeeks / LONGEST_BLOCK);
  const most = Math.max(1, Math.floor(cycleWeeks / SHORTEST_BLOCK));
  const blocks = Math.min(most, Math.max(fewest, Math.round(cycleWeeks / BLOCK_WEEKS[level])));
  const short = Math.floor(cycleWeeks / blocks);
  const longer = cycleWeeks % blocks;
  return Array.from({ length: blocks }, (_, at) => (at < longer ? short + 1 : short));
}

type Sessions = readonly (readonly PlannedExercise[])[];
export type Cycle = {
  readonly sessions: Sessions;
  readonly cycleWeeks: number;
  readonly level: Level;
  readonly dose: Dose;
  /** No more sets than planned: health or age ask for it. */
  readonly keepsSets: boolean;
  readonly ceiling: number;
  readonly secondsPerSession: number;
};

const weekAt = (sessions: Sessions, factor: number): Sessions =>
  factor === 1
    ? sessions
    : sessions.map((session) => {
        const inWeek = setsInWeek(
          session.map(({ sets }) => sets),
          factor,
        );
        return session.map((planned, at) => ({ ...planned, sets: inWeek[at] ?? planned.sets }));
      });

function volumeOf(sessions: Sessions): Float64Array {
  const volume = new Float64Array(MUSCLES.length);
  for (const session of sessions)
    for (const { exerciseId, sets } of session)
      for (const [muscle, credit] of creditsOf(exerciseId)) volume[muscle] = (volume[muscle] ?? 0) + credit * sets;
  return volume;
}

const meanOfMajors = (volume: Float64Array): number =>
  Math.round(
    (MAJOR_MUSCLES.reduce((sum, muscle) => sum + (volume[muscleAt(muscle)] ?? 0), 0) / MAJOR_MUSCLES.length) * 10,
  ) / 10;

/** The largest rise that keeps every muscle under the ceiling and within a fifth, and every session within its minutes. */
function nextFactor(factor: number, { sessions, ceiling, secondsPerSession }: Cycle): number {
  const before = volumeOf(weekAt(sessions, factor));
  const meanBefore = meanOfMajors(before);
  for (const rise of RISES) {
    const risen = Math.floor(factor * rise * 1000) / 1000;
    const week = weekAt(sessions, risen);
    if (week.some((session) => sessionSeconds(session) > secondsPerSession)) continue;
    const after = volumeOf(week);
    const within = MAJOR_MUSCLES.every((muscle) => {
      const was = before[muscleAt(muscle)] ?? 0;
      const is = after[muscleAt(muscle)] ?? 0;
      return is <= ceiling && is <= Math.max(was * LARGEST_RISE, was + 1);
    });
    const mean = meanOfMajors(after);
    if (within && mean > meanBefore && mean <= meanBefore * LARGEST_RISE) return risen;
  }
  return factor;
}

function instruction(at: number, hardWeeks: number, block: number, grew: boolean): string {
  if (at === hardWeeks)
    return 'Descarga: la mitad de las series con el mismo peso, lejos del límite. Es criterio de expertos y sirve para llegar entero al próximo bloque.';
  if (at === 0 && block === 0)
    return 'Elegí pesos que te dejen las repeticiones en reserva que marca el plan y anotalos: son tu punto de partida.';
  if (at === 0)
    return grew
      ? 'Bloque nuevo con algunas series más. Si venís durmiendo mal o con dolor, quedate con las de antes.'
      : 'Bloque nuevo con las mismas series: empezá con el peso del final del bloque anterior y más reserva.';
  if (at === hardWeeks - 1) return 'La semana más exigente del bloque: mantené la técnica aunque cueste.';
  return 'Cuando llegues al tope de repeticiones en todas las series, subí el peso lo mínimo posible y volvé al piso del rango.';
}

/** One line per week of the cycle. Load and repetitions rise first; sets only from one block to the next, and only if they fit. */
export function progression(cycle: Cycle): CycleWeek[] {
  const { sessions, cycleWeeks, level, dose, keepsSets } = cycle;
  const weeks: CycleWeek[] = [];
  const deloadMean = meanOfMajors(volumeOf(weekAt(sessions, DELOAD_FACTOR)));
  let factor = 1;
  blockLengths(cycleWeeks, level).forEach((length, block) => {
    const before = factor;
    if (block > 0 && !keepsSets) factor = nextFactor(factor, cycle);
    const mean = meanOfMajors(volumeOf(weekAt(sessions, factor)));
    const hardWeeks = weeks.length + length === cycleWeeks ? length : length - 1;
    for (let at = 0; at < length; at += 1) {
      const deload = at === hardWeeks; // never in the last block, which has no such week
      const advance = hardWeeks > 1 ? at / (hardWeeks - 1) : 0;
      const repsInReserve = deload
        ? DELOAD_RESERVE
        : Math.round(dose.reserveStart - (dose.reserveStart - dose.reserveEnd) * advance);
      weeks.push({
        week: weeks.length + 1,
        deload,
        setsPerMuscle: deload ? deloadMean : mean,
        setsFactor: deload ? DELOAD_FACTOR : factor,
        repsInReserve,
        isolationReserve: deload ? DELOAD_RESERVE : reserveIn(false, repsInReserve, dose.reserveFloor),
        instruction: instruction(at, hardWeeks, block, factor > before),
      });
    }
  });
  return weeks;
}
