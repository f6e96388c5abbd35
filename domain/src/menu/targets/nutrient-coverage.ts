import type { Notice } from '../../evidence/notice.ts';
import { traced, type Traced } from '../../evidence/traced.ts';
import { foodById } from '../../foods/foods.ts';
import {
  MICRONUTRIENT_UNITS,
  sumMicronutrients,
  findMicronutrients,
} from '../../foods/micronutrients.ts';
import { fibreTarget } from '../../macros/fibre-target.ts';
import { referenceIntakes } from '../../micros/reference-intakes.ts';
import type { Profile } from '../../profile/profile.ts';
import type { CoveredNutrient } from '../../micros/covered-nutrients.ts';
import { COVERED_NUTRIENTS } from '../../micros/covered-nutrients.ts';
import type { Menu } from '../menu.ts';

export type Coverage = {
  readonly id: CoveredNutrient;
  readonly name: string;
  readonly unit: string;
  /** Daily mean of the foods with data; absent when too few have it. */
  readonly amount?: Traced;
  /** Daily; absent when none applies or a clinician decides it. */
  readonly reference?: Traced;
  readonly percent?: Traced;
  /** Tolerable upper intake, from food and supplements unless its note says otherwise. */
  readonly upper?: Traced;
  /** 'at_least': below the reference, but some food has no data. */
  readonly state: 'covered' | 'short' | 'at_least' | 'no_data' | 'no_reference';
  readonly withoutData: { readonly gramsPerDay: number; readonly foods: readonly string[] };
};

const MIN_SHARE_WITH_DATA = 0.5;
const DAY_INPUT_NAMES = [
  'lunes',
  'martes',
  'miercoles',
  'jueves',
  'viernes',
  'sabado',
  'domingo',
] as const;

export function nutrientCoverage(
  menus: readonly Menu[],
  profile: Profile,
  energy: Parameters<typeof fibreTarget>[0],
): { readonly rows: readonly Coverage[]; readonly notices: readonly Notice[] } {
  const { intakes, notices } = referenceIntakes(profile);
  const itemsByDay = menus.map(({ meals }) => meals.flatMap(({ items }) => items));
  const perDay = itemsByDay.map(sumMicronutrients);
  const grams = itemsByDay.flat().reduce((sum, item) => sum + item.grams, 0);
  const rows = COVERED_NUTRIENTS.map((id): Coverage => {
    const intake = intakes.find((one) => one.id === id);
    const reference = id === 'fibre' ? fibreTarget(energy) : intake?.intake;
    const unit = MICRONUTRIENT_UNITS[id];
    const itemsWithoutData = itemsByDay
      .flat()
      .filter(({ foodId }) => findMicronutrients(foodId)[id] === null);
    const gramsWithoutData = itemsWithoutData.reduce((sum, item) => sum + item.grams, 0);
    const hasEnoughData = grams > 0 && gramsWithoutData < (1 - MIN_SHARE_WITH_DATA) * grams;
    const amount = hasEnoughData
      ? dailyMean(
          id,
          unit,
          perDay.map((day) => day[id].atLeast),
        )
      : undefined;
    const percent = amount && reference ? percentOfReference(id, amount, reference) : undefined;
    return {
      id,
      name: NAMES[id],
      unit,
      ...(amount && { amount }),
      ...(reference && { reference }),
      ...(percent && { percent }),
      ...(intake?.upper && { upper: intake.upper }),
      state: !amount
        ? 'no_data'
        : !percent
          ? 'no_reference'
          : percent.value >= 100
            ? 'covered'
            : gramsWithoutData > 0
              ? 'at_least'
              : 'short',
      withoutData: {
        gramsPerDay: Math.round(gramsWithoutData / Math.max(1, menus.length)),
        foods: [...new Set(itemsWithoutData.map(({ foodId }) => foodById(foodId)?.name ?? foodId))],
      },
    };
  });
  return { rows, notices };
}

const NAMES: Readonly<Record<CoveredNutrient, string>> = {
  calcium: 'Calcio',
  iron: 'Hierro',
  magnesium: 'Magnesio',
  potassium: 'Potasio',
  zinc: 'Zinc',
  iodine: 'Yodo',
  folate: 'Folato (B9)',
  'vitamin-b12': 'Vitamina B12',
  'vitamin-d': 'Vitamina D',
  'vitamin-c': 'Vitamina C',
  fibre: 'Fibra',
  'alpha-linolenic-acid': 'Omega-3 (alfa-linolénico)',
};

const TABLE_NOTE =
  'Suma de los alimentos que tienen el dato en la tabla: la cifra real es esta o más. El pan y la harina de acá pueden traer hierro y folato agregados que no contamos.';

function dailyMean(id: CoveredNutrient, unit: string, days: readonly number[]): Traced {
  const names =
    days.length === DAY_INPUT_NAMES.length ? DAY_INPUT_NAMES : days.map((_, at) => `dia${at + 1}`);
  const inputs = Object.fromEntries(
    days.map((amount, at) => [names[at] ?? `dia${at + 1}`, amount]),
  );
  return traced(
    {
      rule: `menu.coverage.${id}`,
      title: `${NAMES[id]} del menú`,
      unit,
      basis: 'source',
      sources: ['fdc'],
      note: TABLE_NOTE,
    },
    inputs,
    [['porDia', `(${Object.keys(inputs).join(' + ')}) / ${days.length}`]],
  );
}

const percentOfReference = (id: CoveredNutrient, amount: Traced, reference: Traced): Traced =>
  traced(
    {
      rule: `menu.coverage.${id}.percent`,
      title: `${NAMES[id]}, parte de la referencia`,
      unit: '%',
      basis: reference.basis,
      sources: [...new Set([...amount.sources, ...reference.sources])],
    },
    { menu: amount.value, referencia: reference.value },
    [['parte', 'floor(100 * menu / referencia)']],
  );
