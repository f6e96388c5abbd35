import { hasFinding } from '../clinical/clinical-state.ts';
import {
  isPregnantOrNursing,
  isWaterMedical,
  PREGNANCY_OR_BEFORE,
} from '../clinical/medical-decisions.ts';
import { minutesPerSession, type TrainingTime } from '../energy/training-time.ts';
import type { Notice } from '../evidence/notice.ts';
import { traced, type Traced } from '../evidence/traced.ts';
import type { Profile } from '../profile/profile.ts';
import {
  CAFFEINE,
  CAFFEINE_BEFORE_PREGNANCY,
  CEILING,
  DRINKS_STEP,
  MEDICAL,
  PER_HOUR_STEP,
  PREGNANCY,
  TOTAL_WATER,
} from './water-rules.ts';

export type HydrationPlan = {
  /** Litres of drinks; absent when a doctor decides. */
  restDay?: Traced;
  trainingDay?: Traced;
  notices: Notice[];
};

const OWN_SWEAT: Notice = {
  code: 'water-own-sweat',
  severity: 'info',
  text: 'Para saber lo tuyo, pesate antes y después de entrenar: lo que bajaste más lo que tomaste, dividido por las horas, es lo que transpirás. Un kilo es cerca de un litro. La sed también es una buena guía.',
  basis: 'forja_rule',
  sources: ['mcdermott2017', 'goulet2011'],
};

const HEART: Notice = {
  code: 'water-heart',
  severity: 'info',
  text: 'En un ensayo con personas con insuficiencia cardíaca estable, tomar menos no mostró una mejora clara: por eso no te ponemos un tope nuestro, y si tu equipo te dio uno, vale ese. Si se te hinchan las piernas o subís de peso de golpe, avisales.',
  basis: 'forja_rule',
  sources: ['freshup2025'],
};

const DIURETIC: Notice = {
  code: 'water-diuretic',
  severity: 'info',
  text: 'Si tomás un diurético, preguntá cuánta agua te conviene: esta meta es de quien no los toma.',
  basis: 'forja_rule',
  sources: [],
};

function drinks(profile: Profile, time: TrainingTime): { restDay: Traced; trainingDay: Traced } {
  const total = { aguaTotalLitros: TOTAL_WATER[profile.sex] };
  return {
    restDay: traced(
      {
        rule: 'water.rest-day',
        title: 'Agua un día de descanso',
        unit: 'l',
        basis: 'forja_rule',
        sources: ['efsa2010water'],
        note: 'Cuentan todas las bebidas sin alcohol. Del agua total recomendada contamos ocho partes de diez como bebida; el resto viene de la comida.',
      },
      total,
      [DRINKS_STEP, ['litros', 'round(bebidas, 1)']],
    ),
    trainingDay: traced(
      {
        rule: 'water.training-day',
        title: 'Agua un día de entrenamiento',
        unit: 'l',
        basis: 'forja_rule',
        sources: ['efsa2010water', 'sawka2007'],
        note: 'Sumamos medio litro por hora de las sesiones de tu plan y otro medio con calor. Cuánto se transpira cambia mucho de una persona a otra: no hay un volumen igual para todos.',
      },
      { ...total, minutosPorSesion: minutesPerSession(time), calor: profile.trainsInHeat ? 1 : 0 },
      [
        DRINKS_STEP,
        PER_HOUR_STEP,
        ['litros', 'round(bebidas + porHora * minutosPorSesion / 60, 1)'],
      ],
    ),
  };
}

export function hydrationPlan(profile: Profile, time: TrainingTime): HydrationPlan {
  const pregnancyNotices = isPregnantOrNursing(profile)
    ? [PREGNANCY, CAFFEINE]
    : hasFinding(profile, ...PREGNANCY_OR_BEFORE)
      ? [CAFFEINE_BEFORE_PREGNANCY]
      : [];
  if (isWaterMedical(profile))
    return {
      notices: [
        MEDICAL,
        ...(hasFinding(profile, 'heart_disease') ? [HEART] : []),
        ...pregnancyNotices,
        CEILING,
      ],
    };
  const diuretic = hasFinding(profile, 'potassium_raising_medicine', 'hypertension')
    ? [DIURETIC]
    : [];
  const ownSweat = minutesPerSession(time) > 0 ? [OWN_SWEAT] : [];
  return {
    ...drinks(profile, time),
    notices: [...pregnancyNotices, ...diuretic, CEILING, ...ownSweat],
  };
}
