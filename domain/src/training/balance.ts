import { BALANCE_EXERCISES } from '../exercises/balance.data.ts';
import { traced } from '../evidence/traced.ts';
import type { Cautions } from './cautions.ts';
import { isAllowed, type Limits } from './exercise-pool.ts';
import type { BalanceBlock, TrainingPlan } from './training-plan.ts';

/** Rule of ours over evidence 7: ten minutes near a support. */
export const BALANCE_MINUTES = 10;
/** Days per week with functional balance: WHO 2020, doi:10.1136/bjsports-2020-102955, read in a copy. */
const LEAST_DAYS = 3;
/** The hardest stay out for who already fell or walks with an aid. */
const MOST_EXERCISES = 4;
/** A session shorter than this keeps its minutes for strength. */
const LEAST_SESSION = 40;

const isAsked = ({ found }: Cautions): boolean => found.includes('older') || found.includes('frail');

/** Minutes of every session that go to balance; the days without weights have their own. */
export const balanceMinutesIn = (sessionMinutes: number, cautions: Cautions): number =>
  isAsked(cautions) && sessionMinutes >= LEAST_SESSION ? BALANCE_MINUTES : 0;

/** The days of the sessions when it fits in them, and as many of the others as it takes to reach three. */
function weekdaysOf(week: TrainingPlan['week'], inSessions: boolean): number[] {
  const withWeights = week.flatMap((day, weekday) => (typeof day === 'number' ? [weekday] : []));
  const without = week.flatMap((day, weekday) => (typeof day === 'number' ? [] : [weekday]));
  const first = inSessions ? withWeights : [];
  const others = inSessions ? without : [...without, ...withWeights];
  return [...first, ...others.slice(0, Math.max(0, LEAST_DAYS - first.length))].toSorted((a, b) => a - b);
}

/** Undefined for whoever has no reason to fear a fall. */
export function balanceBlock(
  week: TrainingPlan['week'],
  cautions: Cautions,
  limits: Limits,
  inSessions: boolean,
): BalanceBlock | undefined {
  if (!isAsked(cautions)) return undefined;
  const weekdays = weekdaysOf(week, inSessions);
  const frail = cautions.found.includes('frail');
  return {
    daysPerWeek: traced(
      {
        rule: 'training.balance-days',
        title: 'Días de equilibrio por semana',
        unit: 'días',
        basis: 'source',
        sources: ['bull2020', 'sherrington2020'],
        note: 'La OMS pide 3 días o más a partir de los 65 (leído en una copia). Los programas con equilibrio bajaron cerca de un 24 % las caídas, y más cuando sumaban 3 horas por semana.',
      },
      { minimo: LEAST_DAYS, diasDelPlan: weekdays.length },
      [['dias', 'max(minimo, diasDelPlan)']],
    ),
    minutesPerDay: traced(
      {
        rule: 'training.balance-minutes',
        title: 'Minutos de equilibrio por día',
        unit: 'min',
        basis: 'forja_rule',
        sources: ['sherrington2020'],
        note: 'Los minutos los elegimos nosotros. Sumar caminata no los reemplaza.',
      },
      { minutosPorBloque: BALANCE_MINUTES },
      [['minutos', 'minutosPorBloque']],
    ),
    weekdays,
    exercises: BALANCE_EXERCISES.filter((exercise) => isAllowed(exercise, limits))
      .slice(0, MOST_EXERCISES)
      .map(({ id, name, cues }) => ({ exerciseId: id, name, cues: [...cues] })),
    text: `${inSessions ? 'Al final de la entrada en calor' : 'En los días marcados'}, siempre al lado de un apoyo firme: 2 vueltas de 20 a 30 segundos por ejercicio.${
      frail ? ' Las primeras veces, con alguien al lado.' : ' Cuando salga fácil, usá menos la mano.'
    }`,
  };
}
