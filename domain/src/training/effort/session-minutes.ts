import { exerciseById } from '../../exercises/library/exercise-library.ts';
import { traced, type Traced } from '../../evidence/traced.ts';
import { workSeconds } from './training-dose.ts';
import type { PlannedExercise, TrainingDay, TrainingPlan } from '../training-plan.ts';

/** judgement: seconds between exercises, with rest and set-up. */
export const CHANGE_SECONDS = 90;

export const warmUpMinutes = (sessionMinutes: number): number =>
  sessionMinutes < 45 ? 5 : sessionMinutes < 75 ? 7 : 10;

type TimedExercise = Pick<PlannedExercise, 'exerciseId' | 'sets' | 'repsMax' | 'restSeconds'>;

function exerciseSeconds({ exerciseId, sets, repsMax, restSeconds }: TimedExercise): {
  work: number;
  rest: number;
} {
  const exercise = exerciseById(exerciseId);
  const work = exercise ? workSeconds(exercise, { min: repsMax, max: repsMax }) : repsMax * 3;
  return { work: work * sets, rest: restSeconds * Math.max(0, sets - 1) };
}

/** Seconds, without the warm-up. */
export function sessionSeconds(exercises: readonly TimedExercise[]): number {
  let seconds = 0;
  for (const exercise of exercises) {
    const { work, rest } = exerciseSeconds(exercise);
    seconds += work + rest + CHANGE_SECONDS;
  }
  return seconds;
}

export function sessionMinutes(
  exercises: readonly TimedExercise[],
  warmUp: number,
  balance = 0,
): Traced {
  let segundosDeTrabajo = 0;
  let segundosDeDescanso = 0;
  for (const exercise of exercises) {
    const { work, rest } = exerciseSeconds(exercise);
    segundosDeTrabajo += work;
    segundosDeDescanso += rest;
  }
  return traced(
    {
      rule: 'training.session-minutes',
      title: 'Minutos de la sesión',
      unit: 'min',
      basis: 'forja_rule',
      sources: [],
      note: 'Cuenta cada serie en su tope de repeticiones, a unos 3 segundos por repetición, y el cambio de un ejercicio a otro.',
    },
    {
      calentamientoMin: warmUp,
      ...(balance > 0 && { equilibrioMin: balance }),
      segundosDeTrabajo,
      segundosDeDescanso,
      ejercicios: exercises.length,
      segundosPorCambio: CHANGE_SECONDS,
    },
    [
      ['segundos', 'segundosDeTrabajo + segundosDeDescanso + ejercicios * segundosPorCambio'],
      [
        'minutos',
        balance > 0
          ? 'ceil(calentamientoMin + equilibrioMin + segundos / 60)'
          : 'ceil(calentamientoMin + segundos / 60)',
      ],
    ],
  );
}

export const weekSessionMinutes = (
  { minutes: { inputs } }: Pick<TrainingDay, 'minutes'>,
  exercises: readonly TimedExercise[],
): Traced =>
  sessionMinutes(exercises, inputs['calentamientoMin'] ?? 0, inputs['equilibrioMin'] ?? 0);

export const weeklyTrainingMinutes = ({ days }: Pick<TrainingPlan, 'days'>): number =>
  days.reduce((sum, { minutes }) => sum + minutes.value, 0);
