import { hasFinding } from '../../clinical/clinical-state.ts';
import { traced, type Basis, type Traced } from '../../evidence/traced.ts';
import type { SourceKey } from '../../evidence/sources.ts';
import type { Goal } from '../../person/choices.ts';
import type { Profile } from '../../profile/profile.ts';
import type { Cautions } from '../training-cautions.ts';
import type { TrainingPause, TrainingPlan } from '../training-plan.ts';
import { splitCardio, type CardioSplit, type CardioWeek } from './split-cardio.ts';

/** Minutes per week of moderate activity. The guideline was not read, so it has no source. */
const PUBLIC_HEALTH_MINUTES = 150;
const PUBLIC_HEALTH_CEILING = 300;
/** Daily average of minors: expert judgement, because the guideline was not read. */
const MINOR_MINUTES_PER_DAY = 60;

/** Minutes above the public health minimum. Forja's rule. */
const EXTRA_BY_GOAL: Readonly<Record<Goal, number>> = {
  muscle_gain: 0,
  strength: 0,
  maintenance: 0,
  fat_loss: 60,
  performance: 60,
};

const TITLE = 'Cardio por semana';
const MODERATE = 'Actividad moderada: podés hablar pero no cantar. Caminar rápido cuenta.';

/**
 * Sources of the 150 minutes, read only for pregnancy, kidney disease and (in a copy) older adults.
 */
function minutesBasis({ active }: Cautions): { basis: Basis; sources: SourceKey[] } {
  if (active.includes('pregnancy')) return { basis: 'source', sources: ['mottola2018'] };
  if (active.includes('kidney')) return { basis: 'source', sources: ['kdigo2024'] };
  if (active.includes('older')) return { basis: 'source', sources: ['bull2020'] };
  return { basis: 'expert_judgement', sources: [] };
}

function weeklyMinutes(profile: Profile, cautions: Cautions): Traced {
  const { active } = cautions;
  if (active.includes('minor'))
    return traced(
      {
        rule: 'training.cardio-minor',
        title: 'Movimiento por semana',
        unit: 'min',
        basis: 'expert_judgement',
        sources: [],
        note: 'Cuenta todo: deporte, educación física, caminar, bailar y jugar.',
      },
      { minutosPorDia: MINOR_MINUTES_PER_DAY },
      [['minutos', 'minutosPorDia * 7']],
    );
  // No extra minutes to lose weight with a caution or with signs of an eating disorder.
  const extra =
    cautions.conservative ||
    hasFinding(profile, 'eating_disorder_signs', 'eating_screen_incomplete', 'underweight')
      ? 0
      : EXTRA_BY_GOAL[profile.goal];
  return traced(
    {
      rule: 'training.cardio-minutes',
      title: TITLE,
      unit: 'min',
      ...(extra === 0 ? minutesBasis(cautions) : { basis: 'forja_rule', sources: [] }),
      note: MODERATE,
    },
    {
      pisoDeSaludPublica: PUBLIC_HEALTH_MINUTES,
      extraPorObjetivo: extra,
      techo: PUBLIC_HEALTH_CEILING,
    },
    [['minutos', 'min(techo, pisoDeSaludPublica + extraPorObjetivo)']],
  );
}

/** Undefined for minors, heart disease and pregnancy, where the adult equation misleads. */
function maxHeartRate(profile: Profile, { active }: Cautions): Traced | undefined {
  if (active.includes('minor') || active.includes('heart') || active.includes('pregnancy'))
    return undefined;
  return traced(
    {
      rule: 'training.max-heart-rate',
      title: 'Frecuencia cardíaca máxima estimada',
      unit: 'latidos por minuto',
      basis: 'source',
      sources: ['tanaka2001'],
      note: active.includes('high_pressure')
        ? 'Es un promedio por edad: la tuya puede ser bastante distinta. Si tomás betabloqueantes no sirve: guiate por el habla.'
        : 'Es un promedio por edad: la tuya puede ser bastante distinta.',
    },
    { edad: profile.ageYears },
    [['frecuenciaMaxima', 'round(208 - 0.7 * edad)']],
  );
}

function cardioText(
  minutes: number,
  week: CardioWeek,
  intervals: boolean,
  cautions: Cautions,
): string {
  if (cautions.active.includes('minor'))
    return 'Movete todos los días: deporte, bici, caminar, bailar. No hace falta que sea en un gimnasio.';
  const split = describeSplit(splitCardio(minutes, week), week);
  const splitHint = 'Podés partirlo en ratos de 10 minutos, o pasarlo a otro momento del día.';
  if (cautions.conservative)
    return `${split}, a un ritmo en el que puedas hablar. Nada de intervalos fuertes ni de tests máximos. ${splitHint}`;
  return `${split}, a un ritmo en el que puedas hablar pero no cantar. ${splitHint}${
    intervals
      ? ' Si querés, una vez por semana cambiá un rato por tramos fuertes y suaves en bici: vale el doble de minutos y cansa más.'
      : ''
  }`;
}

/**
 * "Por ejemplo, 45 minutos cada día de cardio de tu semana y 15 después de cada sesión de pesas".
 */
function describeSplit(
  { onCardioDays, afterSessions }: CardioSplit,
  { cardioDays }: CardioWeek,
): string {
  const parts = [
    onCardioDays > 0 &&
      `${onCardioDays} minutos ${cardioDays === 1 ? 'el' : 'cada'} día de cardio de tu semana`,
    afterSessions > 0 && `${afterSessions} minutos después de cada sesión de pesas`,
  ].filter((part) => part !== false);
  return `Por ejemplo, ${parts.join(' y ')}`;
}

const PAUSED_TEXT: Readonly<Record<TrainingPause, string>> = {
  emergency: 'Esta semana no entrenes: primero que te vean.',
  pressure: 'No entrenes hasta que te controlen la presión. Lo de todos los días, tranquilo, sí.',
  heart_failure:
    'Si tu cardiólogo ya te dio el alta para moverte: caminatas suaves, a un ritmo en el que puedas hablar. Si no, esperá la consulta.',
  thinness:
    'Caminatas cortas y tranquilas, y movilidad suave. Sin meta de minutos: moverte no tiene que gastar lo que te falta comer.',
};

const noMinutesTarget = (): Traced =>
  traced(
    {
      rule: 'training.cardio-paused',
      title: TITLE,
      unit: 'min',
      basis: 'forja_rule',
      sources: [],
      note: 'Sin meta.',
    },
    { sinMeta: 0 },
    [['minutos', 'sinMeta']],
  );

export function cardioPlan(
  profile: Profile,
  cautions: Cautions,
  week: CardioWeek,
): TrainingPlan['cardio'] {
  if (cautions.paused)
    return {
      minutesPerWeek: noMinutesTarget(),
      text: PAUSED_TEXT[cautions.paused],
      intervals: false,
    };
  const minutesPerWeek = weeklyMinutes(profile, cautions);
  const intervals =
    !cautions.conservative &&
    profile.level !== 'beginner' &&
    (profile.goal === 'performance' || profile.goal === 'fat_loss');
  const heart = maxHeartRate(profile, cautions);
  return {
    minutesPerWeek,
    text: cardioText(minutesPerWeek.value, week, intervals, cautions),
    intervals,
    ...(heart && { maxHeartRate: heart }),
  };
}
