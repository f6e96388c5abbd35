import { exerciseById } from '../../exercises/library/exercise-library.ts';
import { traced, type Rule } from '../../evidence/traced.ts';
import type { Goal } from '../../person/choices.ts';
import type { Cautions } from '../training-cautions.ts';
import type { TrainingDose, RepetitionRange } from './training-dose.ts';
import { MAJOR_MUSCLES } from '../../exercises/muscles.ts';
import type { TrainingDay, TrainingPlan } from '../training-plan.ts';

const forjaRule = (rule: Omit<Rule, 'basis'>): Rule => ({ ...rule, basis: 'forja_rule' });

function countDirectSessions(days: readonly Pick<TrainingDay, 'exercises'>[]): number {
  return days.reduce((sum, { exercises }) => {
    const trained = new Set(
      exercises.flatMap(({ exerciseId }) => exerciseById(exerciseId)?.primary ?? []),
    );
    return sum + MAJOR_MUSCLES.filter((muscle) => trained.has(muscle)).length;
  }, 0);
}

type PrescriptionInput = {
  readonly days: readonly TrainingDay[];
  readonly dose: TrainingDose;
  readonly reps: RepetitionRange;
  readonly goal: Goal;
  readonly cautions: Cautions;
};

export function trainingPrescription({
  days,
  dose,
  reps,
  goal,
  cautions,
}: PrescriptionInput): TrainingPlan['prescription'] {
  const heavy = goal === 'strength' && !cautions.conservative;
  const repsRule = {
    unit: 'repeticiones',
    sources: cautions.conservative
      ? (['paluch2024', 'izquierdo2021'] as const)
      : heavy
        ? (['currier2026', 'currier2023'] as const)
        : (['schoenfeld2021'] as const),
    note: cautions.conservative
      ? 'Pesos moderados: el rango con el que se estudió la fuerza en personas mayores o con el corazón o la presión afectados.'
      : heavy
        ? 'Para la fuerza máxima rinde más lo pesado. Es el rango de los ejercicios principales.'
        : 'Con series exigentes el músculo crece parecido con muchas o pocas repeticiones: elegimos un rango cómodo de sostener.',
  };
  return {
    repsInReserve: traced(
      forjaRule({
        rule: 'training.reps-in-reserve',
        title: 'Repeticiones en reserva',
        unit: 'repeticiones',
        sources: cautions.conservative ? ['zourdos2016'] : ['zourdos2016', 'refalo2023'],
        note: 'Las que todavía podrías hacer al terminar la serie. Es la de la primera semana en los compuestos y baja a lo largo del bloque.',
      }),
      { reservaInicial: dose.reserveStart, reservaMinima: dose.reserveFloor },
      [['reserva', 'max(reservaMinima, reservaInicial)']],
    ),
    restCompound: traced(
      forjaRule({
        rule: 'training.rest-compound',
        title: 'Descanso en los compuestos',
        unit: 's',
        sources: ['grgic2018rest', 'schoenfeld2016rest'],
        note: 'Quien recién empieza rinde bien con menos; con experiencia conviene pasar los dos minutos.',
      }),
      { descansoEntreSeries: dose.restCompound },
      [['descanso', 'descansoEntreSeries']],
    ),
    restIsolation: traced(
      forjaRule({
        rule: 'training.rest-isolation',
        title: 'Descanso en los aislados',
        unit: 's',
        sources: ['singer2024'],
        note: 'Más de un minuto ayuda apenas; más allá de un minuto y medio no hay nada claro.',
      }),
      { descansoEntreSeries: dose.restIsolation },
      [['descanso', 'descansoEntreSeries']],
    ),
    frequency: traced(
      forjaRule({
        rule: 'training.frequency',
        title: 'Veces por semana que entrena cada músculo',
        unit: 'veces',
        sources: ['pelland2026'],
        note: 'Promedio de los músculos principales. Con las mismas series, repartirlas en más días casi no cambia el músculo que se gana.',
      }),
      { sesionesSumadas: countDirectSessions(days), musculosPrincipales: MAJOR_MUSCLES.length },
      [['frecuencia', 'round(sesionesSumadas / musculosPrincipales, 1)']],
    ),
    repsMin: traced(
      forjaRule({ ...repsRule, rule: 'training.reps-min', title: 'Repeticiones, mínimo' }),
      { repeticiones: reps.min },
      [['minimo', 'repeticiones']],
    ),
    repsMax: traced(
      forjaRule({ ...repsRule, rule: 'training.reps-max', title: 'Repeticiones, máximo' }),
      { repeticiones: reps.max },
      [['maximo', 'repeticiones']],
    ),
  };
}
