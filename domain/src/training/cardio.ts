import { traced, type Traced } from '../evidence/traced.ts';
import type { SourceKey } from '../evidence/sources.ts';
import type { Goal } from '../person/choices.ts';
import { hasFlag, type Profile } from '../person/profile.ts';
import type { Cautions } from './cautions.ts';
import type { TrainingPlan } from './training-plan.ts';

/** Minutes per week of moderate activity: WHO 2020, doi:10.1136/bjsports-2020-102955 */
const PUBLIC_HEALTH_MINUTES = 150;
const PUBLIC_HEALTH_CEILING = 300;
/** An average of an hour a day: same guideline, children and adolescents. */
const MINOR_MINUTES_PER_DAY = 60;

/** Over the public health floor. A rule of ours. */
const EXTRA_BY_GOAL: Readonly<Record<Goal, number>> = {
  muscle_gain: 0,
  strength: 0,
  maintenance: 0,
  fat_loss: 60,
  performance: 60,
};

function weeklyMinutes(profile: Profile, cautions: Cautions): Traced {
  if (cautions.found.includes('minor'))
    return traced(
      {
        rule: 'training.cardio-minor',
        title: 'Movimiento por semana',
        unit: 'min',
        basis: 'source',
        sources: ['bull2020'],
        note: 'Cuenta todo: deporte, educación física, caminar, bailar y jugar.',
      },
      { minutosPorDia: MINOR_MINUTES_PER_DAY },
      [['minutos', 'minutosPorDia * 7']],
    );
  // Chasing minutes to lose weight is not for whoever must first be safe, nor where food is already a struggle.
  const extra = cautions.conservative || hasFlag(profile, 'eating_disorder_signs') ? 0 : EXTRA_BY_GOAL[profile.goal];
  const sources: SourceKey[] = cautions.found.includes('kidney')
    ? ['bull2020', 'kdigo2024']
    : ['bull2020', 'schumann2022'];
  return traced(
    {
      rule: 'training.cardio-minutes',
      title: 'Cardio por semana',
      unit: 'min',
      basis: extra === 0 ? 'source' : 'forja_rule',
      sources,
      note: 'Actividad moderada: podés hablar pero no cantar. Caminar rápido cuenta.',
    },
    { pisoDeSaludPublica: PUBLIC_HEALTH_MINUTES, extraPorObjetivo: extra, techo: PUBLIC_HEALTH_CEILING },
    [['minutos', 'min(techo, pisoDeSaludPublica + extraPorObjetivo)']],
  );
}

/** Estimated; left out where it would mislead: adults' equation, and hearts or drugs that change the pulse. */
function maxHeartRate(profile: Profile, { found }: Cautions): Traced | undefined {
  if (found.includes('minor') || found.includes('heart') || found.includes('pregnancy')) return undefined;
  return traced(
    {
      rule: 'training.max-heart-rate',
      title: 'Frecuencia cardíaca máxima estimada',
      unit: 'latidos por minuto',
      basis: 'source',
      sources: ['tanaka2001'],
      note: found.includes('high_pressure')
        ? 'Es un promedio por edad: la tuya puede ser bastante distinta. Si tomás betabloqueantes no sirve: guiate por el habla.'
        : 'Es un promedio por edad: la tuya puede ser bastante distinta.',
    },
    { edad: profile.ageYears },
    [['frecuenciaMaxima', 'round(208 - 0.7 * edad)']],
  );
}

function cardioText(minutes: number, days: number, intervals: boolean, cautions: Cautions): string {
  if (cautions.found.includes('minor'))
    return 'Movete todos los días: deporte, bici, caminar, bailar. No hace falta que sea en un gimnasio.';
  const perDay = Math.ceil(minutes / Math.max(days, 1) / 5) * 5;
  const split =
    days > 0
      ? `Por ejemplo, ${days} ${days === 1 ? 'día' : 'días'} de ${perDay} minutos`
      : 'Repartilo en caminatas cortas';
  const where = 'Podés partirlo en ratos de 10 minutos y hacerlo después de las pesas o en otro momento del día.';
  if (cautions.conservative)
    return `${split}, a un ritmo en el que puedas hablar. Nada de intervalos fuertes ni de tests máximos. ${where}`;
  return `${split}, a un ritmo en el que puedas hablar pero no cantar. ${where}${
    intervals
      ? ' Si querés, una vez por semana cambiá un rato por tramos fuertes y suaves en bici: vale el doble de minutos y cansa más.'
      : ''
  }`;
}

/** How many sessions the text proposes: the cardio days of the week, or three to five short ones beside the weights. */
export function cardioPlan(profile: Profile, cautions: Cautions, cardioDays: number): TrainingPlan['cardio'] {
  const minutesPerWeek = weeklyMinutes(profile, cautions);
  const intervals =
    !cautions.conservative &&
    profile.level !== 'beginner' &&
    (profile.goal === 'performance' || profile.goal === 'fat_loss');
  const heart = maxHeartRate(profile, cautions);
  return {
    minutesPerWeek,
    text: cardioText(minutesPerWeek.value, Math.max(cardioDays, 4), intervals, cautions),
    intervals,
    ...(heart && { maxHeartRate: heart }),
  };
}
