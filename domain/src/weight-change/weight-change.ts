import { traced, type Rule, type Traced } from '../evidence/traced.ts';
import type { Profile } from '../profile/profile.ts';
import { fluidChange, tissueByWeek } from '../weight-model/tissue-change.ts';

type Kcal = Pick<Traced, 'value'>;
/** kcal per day. */
export type Energies = { readonly expenditure: Kcal; readonly target: Kcal };

type Body = Pick<Profile, 'weightKg' | 'heightCm' | 'ageYears' | 'sex' | 'bodyFatPercent'>;

/** Half-width of the band: a share of the change, at least the daily fluctuation. */
const BAND = { share: 0.2, leastKg: 0.5 } as const;

/** Fastest change of the band over the average. */
export const FASTEST = 1 + BAND.share;

/** kg; declared, or the model's regression on body mass index and age. */
export function fatOfModel({ weightKg, heightCm, ageYears, sex, bodyFatPercent }: Body): {
  inputs: Record<string, number>;
  steps: (readonly [string, string])[];
} {
  if (bodyFatPercent !== undefined)
    return {
      inputs: { pesoKg: weightKg, grasaPorcentaje: bodyFatPercent },
      steps: [['grasaKg', 'pesoKg * grasaPorcentaje / 100']],
    };
  const regression =
    sex === 'male'
      ? '0.14 * edad + 37.31 * ln(pesoKg / (alturaCm / 100) ^ 2) - 103.94'
      : '0.14 * edad + 39.96 * ln(pesoKg / (alturaCm / 100) ^ 2) - 102.01';
  return {
    inputs: { pesoKg: weightKg, alturaCm: heightCm, edad: ageYears },
    steps: [['grasaKg', `pesoKg * max(3, min(60, ${regression})) / 100`]],
  };
}

/**
 * kcal per kg lost at the start, by the model's own equation: fat and lean tissue, their synthesis
 * and the savings of eating less.
 */
export const KCAL_PER_KG_LOST = [
  'kcalPorKg',
  '(2.254 + 1.019 * grasaKg) / (0.9 * (0.0011016 + grasaKg / 9440.7))',
] as const;

const MODEL = {
  basis: 'forja_rule',
  sources: ['hall2011'],
} as const satisfies Partial<Rule>;

const MODEL_NOTE =
  'Sale del modelo dinámico de Hall, de adultos: lo que falta o sobra se reparte entre grasa y masa magra, el cuerpo más liviano gasta menos y además se adapta. No es una cuenta de una línea: se resuelve día por día con los parámetros publicados.';

function modelTrace(
  body: Body,
  { expenditure, target }: Energies,
  weeks: number,
): { inputs: Record<string, number>; steps: (readonly [string, string])[] } {
  const fat = fatOfModel(body);
  return {
    inputs: {
      ...fat.inputs,
      alturaCm: body.heightCm,
      edad: body.ageYears,
      gastoTotal: expenditure.value,
      meta: target.value,
      semanas: weeks,
    },
    steps: [
      ...fat.steps,
      [
        'reposoDelModelo',
        `9.99 * pesoKg + 6.25 * alturaCm - 4.92 * edad ${body.sex === 'male' ? '+ 5' : '- 161'}`,
      ],
      ['movimientoPorKg', 'max(0, (0.9 * gastoTotal - reposoDelModelo) / pesoKg)'],
      ['tejido', 'cambioDeTejido(grasaKg, movimientoPorKg, gastoTotal, meta, semanas * 7)'],
    ],
  };
}

const WATER = ['agua', 'cambioDeAgua(gastoTotal, meta, semanas * 7)'] as const;

/**
 * Kilos of tissue, signed, without water, after some weeks on the target. `title` names the weeks.
 */
export function weightChange(
  body: Body,
  energies: Energies,
  weeks: number,
  title = `Cambio de peso en ${weeks} semanas`,
): Traced {
  const { inputs, steps } = modelTrace(body, energies, weeks);
  return traced({ ...MODEL, rule: 'weight-change', title, unit: 'kg', note: MODEL_NOTE }, inputs, [
    ...steps,
    ['cambio', 'round(tejido, 2)'],
  ]);
}

export type WeekOfChange = {
  /** kg of tissue, signed. */
  readonly tissueKg: number;
  readonly below: number;
  readonly above: number;
};

export function changeByWeek(rule: Traced): WeekOfChange[] {
  const value = (name: string): number =>
    rule.inputs[name] ?? rule.steps.find((step) => step.name === name)?.value ?? Number.NaN;
  const step = {
    fatKg: value('grasaKg'),
    activityPerKg: value('movimientoPorKg'),
    expenditure: value('gastoTotal'),
    intake: value('meta'),
  };
  return tissueByWeek(step, value('semanas')).map((tissue, week) => {
    if (week === 0) return { tissueKg: 0, below: 0, above: 0 };
    const half = Math.max(BAND.share * Math.abs(tissue), BAND.leastKg);
    const waterKg = fluidChange(step, 7 * week).kg;
    return {
      tissueKg: Math.round(tissue * 100) / 100,
      below: half + Math.max(0, -waterKg),
      above: half + Math.max(0, waterKg),
    };
  });
}

const FIRST_WEEKS = 4;

/** kg per week of tissue at the start, signed, without water. */
export function weeklyChange(body: Body, energies: Energies): Traced {
  const { inputs, steps } = modelTrace(body, energies, FIRST_WEEKS);
  return traced(
    {
      ...MODEL,
      rule: 'weight-change.weekly',
      title: 'Cambio de peso por semana, al empezar',
      unit: 'kg',
      note: `Promedio de las primeras ${FIRST_WEEKS} semanas, sin el agua, que va aparte. ${MODEL_NOTE}`,
    },
    inputs,
    [...steps, ['porSemana', 'round(tejido / semanas, 2)']],
  );
}

const FLUID_WEEKS = 2;

/** kg of water and glycogen in the first two weeks, signed; they are not fat, and return. */
export const firstWater = ({ expenditure, target }: Energies): Traced =>
  traced(
    {
      ...MODEL,
      rule: 'weight-change.water',
      title: 'Agua y glucógeno de las primeras dos semanas',
      unit: 'kg',
      note: 'No es grasa: es el azúcar guardado en el músculo con su agua, y la sal que se va al comer menos. Vuelve al comer como antes. Supone que la mitad de lo que comés son carbohidratos: con menos, es más.',
    },
    { gastoTotal: expenditure.value, meta: target.value, semanas: FLUID_WEEKS },
    [
      ['aguaSinRedondear', WATER[1]],
      ['agua', 'round(aguaSinRedondear, 1)'],
    ],
  );

/** Lowest weights of a plan, kg: by body mass index, and by fat if all of a loss is fat. */
type Floors = { readonly byIndex: number; readonly byFat: number | undefined };

/**
 * Margin, kg, between the band and the plan's lowest weight after some weeks. The fat floor uses
 * the average, because it already counts all of a loss as fat.
 */
export function marginOverFloor(
  body: Body,
  energies: Energies,
  weeks: number,
  { byIndex, byFat }: Floors,
): ReturnType<typeof modelTrace> {
  const { inputs, steps } = modelTrace(body, energies, weeks);
  return {
    inputs: {
      ...inputs,
      pisoPorIndice: byIndex,
      ...(byFat !== undefined && { pisoPorGrasa: byFat }),
    },
    steps: [
      ...steps,
      WATER,
      [
        'bordeRapido',
        `pesoKg + tejido - max(${BAND.share} * abs(tejido), ${BAND.leastKg}) + min(agua, 0)`,
      ],
      [
        'margen',
        byFat === undefined
          ? 'bordeRapido - pisoPorIndice'
          : 'min(bordeRapido - pisoPorIndice, pesoKg + tejido - pisoPorGrasa)',
      ],
    ],
  };
}
