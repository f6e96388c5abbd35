import type { Notice } from '../evidence/notice.ts';
import { traced, type Traced } from '../evidence/traced.ts';
import type { Sex } from '../person/choices.ts';
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

/** All except the pregnancy ones leave the amount to a doctor. */
export const WATER_EXCEPTIONS = [
  'kidney_disease',
  'heart_disease',
  'cirrhosis',
  'diuretic',
  'fluid_restriction',
  'low_sodium',
  'pregnancy',
  'pregnancy_sought',
] as const;
export type WaterException = (typeof WATER_EXCEPTIONS)[number];

export type WaterDay = {
  readonly sex: Sex;
  readonly trainedMinutes: number;
  readonly isHot: boolean;
  readonly exceptions: readonly WaterException[];
  /** Already includes the heat of the test day. */
  readonly sweatLitresPerHour?: number | undefined;
};

/** Minutes per day; values above are typing errors. */
export const TRAINED_MINUTES = { min: 0, max: 600 } as const;

/** Millilitres per day; displayed parts add up to the total. */
export type WaterTarget = {
  readonly body: Traced;
  readonly training: Traced;
  readonly heat: Traced;
  readonly total: Traced;
};

export type DailyWater =
  | { readonly ok: true; readonly target: WaterTarget; readonly notices: readonly Notice[] }
  | { readonly ok: false; readonly notices: readonly Notice[] };

const MEDICINE: Notice = {
  code: 'water-medicine',
  severity: 'warning',
  text: 'No te damos una meta de agua: con diuréticos, el sodio bajo o una indicación de tomar menos, cuánto te conviene lo dice tu médico.',
  basis: 'forja_rule',
  sources: [],
};

const ORGANS: readonly WaterException[] = ['kidney_disease', 'heart_disease', 'cirrhosis'];
/** Our amount is a minimum in pregnancy; before it, only caffeine is limited. */
export const OF_PREGNANCY: readonly WaterException[] = ['pregnancy', 'pregnancy_sought'];
const MEDICINES: readonly WaterException[] = ['diuretic', 'fluid_restriction', 'low_sodium'];

export const isWaterForDoctor = (exceptions: readonly WaterException[]): boolean =>
  exceptions.some((exception) => !OF_PREGNANCY.includes(exception));

export function dailyWater(day: WaterDay): DailyWater {
  const has = (some: readonly WaterException[]) => day.exceptions.some((one) => some.includes(one));
  const refusals = [...(has(ORGANS) ? [MEDICAL] : []), ...(has(MEDICINES) ? [MEDICINE] : [])];
  const isPregnant = has(['pregnancy']);
  const caffeineNotices = isPregnant
    ? [CAFFEINE]
    : has(['pregnancy_sought'])
      ? [CAFFEINE_BEFORE_PREGNANCY]
      : [];
  if (isWaterForDoctor(day.exceptions))
    return { ok: false, notices: [...refusals, ...caffeineNotices, CEILING] };
  return {
    ok: true,
    target: addParts(day),
    notices: [...(isPregnant ? [PREGNANCY] : []), ...caffeineNotices, CEILING],
  };
}

function addParts(day: WaterDay): WaterTarget {
  const body = bodyWater(day.sex);
  const training =
    day.sweatLitresPerHour === undefined
      ? trainingWater(day.trainedMinutes)
      : measuredWater(day.trainedMinutes, day.sweatLitresPerHour);
  const isHeatApart = day.isHot && day.sweatLitresPerHour === undefined;
  const heat = heatWater(day.trainedMinutes, isHeatApart);
  return {
    body,
    training,
    heat,
    total: traced(
      {
        rule: 'water.day',
        title: 'Agua de hoy',
        unit: 'ml',
        basis: 'forja_rule',
        sources: ['efsa2010water'],
        note: 'Cuentan todas las bebidas sin alcohol. La sed también es una buena guía: no hace falta forzarse.',
      },
      { cuerpo: body.value, entrenamiento: training.value, calor: heat.value },
      [['mililitros', 'cuerpo + entrenamiento + calor']],
    ),
  };
}

const bodyWater = (sex: Sex): Traced =>
  traced(
    {
      rule: 'water.body',
      title: 'Tu cuerpo, aunque no entrenes',
      unit: 'ml',
      basis: 'forja_rule',
      sources: ['efsa2010water'],
      note: 'Del agua total recomendada contamos ocho partes de diez como bebida; el resto viene de la comida.',
    },
    { aguaTotalLitros: TOTAL_WATER[sex] },
    [DRINKS_STEP, ['mililitros', 'round(bebidas * 1000)']],
  );

const MILLILITRES = [
  'mililitros',
  'floor(round(porHora * minutosEntrenados * 100 / 60, 6)) * 10',
] as const;

const trainingWater = (minutosEntrenados: number): Traced =>
  traced(
    {
      rule: 'water.training',
      title: 'Lo que entrenaste',
      unit: 'ml',
      basis: 'forja_rule',
      sources: ['sawka2007'],
      note: 'Medio litro por hora. Cuánto se transpira cambia mucho de una persona a otra: con la prueba de sudor usamos lo tuyo.',
    },
    { minutosEntrenados, calor: 0 },
    [PER_HOUR_STEP, MILLILITRES],
  );

const measuredWater = (minutosEntrenados: number, transpiracion: number): Traced =>
  traced(
    {
      rule: 'water.training-measured',
      title: 'Lo que entrenaste, según tu prueba de sudor',
      unit: 'ml',
      basis: 'forja_rule',
      sources: ['mcdermott2017', 'hewbutler2015'],
      note: 'Lo que transpirás por hora, y nunca más de 1 litro. El calor ya está en tu prueba.',
    },
    { minutosEntrenados, transpiracion },
    [['porHora', 'min(transpiracion, 1)'], MILLILITRES],
  );

const heatWater = (minutosEntrenados: number, isApart: boolean): Traced =>
  traced(
    {
      rule: 'water.heat',
      title: 'El calor',
      unit: 'ml',
      basis: 'forja_rule',
      sources: ['sawka2007'],
      note: 'Con más de 30 °C, otro medio litro por hora entrenada.',
    },
    { minutosEntrenados, calor: isApart ? 1 : 0 },
    [['porHora', '0.5 * calor'], MILLILITRES],
  );
