import { traced, type Traced } from '../evidence/traced.ts';
import type { Activity } from '../person/choices.ts';
import type { Profile } from '../profile/profile.ts';
import type { TrainingTime } from './training-time.ts';

/** Midpoints of the FAO/WHO/UNU 2004 bands: 1.40–1.69, 1.70–1.99, 2.00–2.40. */
const DAILY_LIFE: Readonly<Record<Activity, number>> = {
  sedentary: 1.55,
  active: 1.85,
  vigorous: 2.2,
};

/** Training costs four times rest but replaces daily life, so only the difference is added. */
export function activityFactor(
  { activity }: Pick<Profile, 'activity'>,
  { minutesPerWeek }: TrainingTime,
): Traced {
  return traced(
    {
      rule: 'activity-factor',
      title: 'Factor de actividad',
      unit: '× reposo',
      basis: 'forja_rule',
      sources: ['fao2004'],
      note: 'El informe de FAO, OMS y ONU da rangos para grupos, no para una persona: es un punto de partida, corregilo con tu peso. Contamos los minutos de las sesiones de tu plan como cuatro veces el reposo y le restamos lo que igual ibas a gastar en esa hora.',
    },
    { vidaDiaria: DAILY_LIFE[activity], minutosPorSemana: minutesPerWeek },
    [
      ['horasPorSemana', 'minutosPorSemana / 60'],
      ['entrenamiento', '(4 - vidaDiaria) * horasPorSemana / 168'],
      ['factor', 'round(min(vidaDiaria + entrenamiento, 2.4), 2)'],
    ],
  );
}

/** kcal per day, mean of the week. */
export function exerciseEnergy({ activity }: Profile, resting: Traced, factor: Traced): Traced {
  return traced(
    {
      rule: 'exercise-energy',
      title: 'Energía del entrenamiento',
      unit: 'kcal',
      basis: 'forja_rule',
      sources: [],
      note: 'Promedio de la semana, por encima de tu vida diaria.',
    },
    { gastoEnReposo: resting.value, factor: factor.value, vidaDiaria: DAILY_LIFE[activity] },
    [['ejercicio', 'round(gastoEnReposo * (factor - vidaDiaria))']],
  );
}
