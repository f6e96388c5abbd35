import { BALANCE_EXERCISES } from '../../exercises/library/balance.data.ts';
import { traced } from '../../evidence/traced.ts';
import type { Cautions } from '../training-cautions.ts';
import { isAllowed, type ExerciseLimits } from '../selection/exercise-pool.ts';
import type { BalanceBlock, TrainingPlan } from '../training-plan.ts';

/** Forja's rule from evidence 7: ten minutes near a support. */
export const BALANCE_BLOCK_MINUTES = 10;
/**
 * Days per week of functional balance: WHO 2020, doi:10.1136/bjsports-2020-102955 (secondary copy).
 */
const MIN_DAYS_PER_WEEK = 3;
/** Exercises in order of difficulty, so the hardest are dropped. */
const MAX_EXERCISES = 4;
/** Shorter sessions only do strength. */
const MIN_SESSION_MINUTES = 40;

const needsBalance = ({ active }: Cautions): boolean =>
  active.includes('older') || active.includes('frail');

export const balanceMinutes = (sessionMinutes: number, cautions: Cautions): number =>
  needsBalance(cautions) && sessionMinutes >= MIN_SESSION_MINUTES ? BALANCE_BLOCK_MINUTES : 0;

function selectWeekdays(week: TrainingPlan['week'], inSessions: boolean): number[] {
  const withWeights = week.flatMap((day, weekday) => (typeof day === 'number' ? [weekday] : []));
  const weekdaysWithoutWeights = week.flatMap((day, weekday) =>
    typeof day === 'number' ? [] : [weekday],
  );
  const first = inSessions ? withWeights : [];
  const others = inSessions ? weekdaysWithoutWeights : [...weekdaysWithoutWeights, ...withWeights];
  return [...first, ...others.slice(0, Math.max(0, MIN_DAYS_PER_WEEK - first.length))].toSorted(
    (a, b) => a - b,
  );
}

/** Undefined without a fall risk. */
export function balanceBlock(
  week: TrainingPlan['week'],
  cautions: Cautions,
  limits: ExerciseLimits,
  inSessions: boolean,
): BalanceBlock | undefined {
  if (!needsBalance(cautions)) return undefined;
  const weekdays = selectWeekdays(week, inSessions);
  const isAccompanied = cautions.active.some(
    (caution) => caution === 'frail' || caution === 'aged_85',
  );
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
      { minimo: MIN_DAYS_PER_WEEK, diasDelPlan: weekdays.length },
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
      { minutosPorBloque: BALANCE_BLOCK_MINUTES },
      [['minutos', 'minutosPorBloque']],
    ),
    weekdays,
    exercises: BALANCE_EXERCISES.filter((exercise) => isAllowed(exercise, limits))
      .slice(0, MAX_EXERCISES)
      .map(({ id, name, cues }) => ({ exerciseId: id, name, cues: [...cues] })),
    text: `${inSessions ? 'Al final de la entrada en calor' : 'En los días marcados'}, siempre al lado de un apoyo firme: 2 vueltas de 20 a 30 segundos por ejercicio.${
      isAccompanied
        ? ' Las primeras veces, con alguien al lado.'
        : ' Cuando salga fácil, usá menos la mano.'
    }`,
  };
}
