import type { ExportedRecord } from '@forja/contract/account-export';
import { goalLabels } from '@forja/contract/labels';
import { measures } from '@forja/contract/measures';
import { plans } from '@forja/contract/plans';
import { RISK_LABELS } from '@forja/domain/risk/risk-labels';
import { z } from 'zod';
import { figure, table, text, when } from './page-html.ts';

const MEASURES = [
  ['weightKg', 'Peso (kg)'],
  ['chestCm', 'Pecho (cm)'],
  ['waistCm', 'Cintura (cm)'],
  ['hipsCm', 'Cadera (cm)'],
  ['thighsCm', 'Muslo (cm)'],
  ['armsCm', 'Brazo (cm)'],
  ['neckCm', 'Cuello (cm)'],
  ['calfCm', 'Pantorrilla (cm)'],
  ['bodyFatPercent', 'Grasa (%)'],
  ['restingPulse', 'Pulso'],
] as const;

/** In the words of the screens, or field by field where there are none. */
export function describeRecords(name: string, list: readonly ExportedRecord[]): string {
  const values = list.map(({ value }) => value);
  if (name === measures.name && list.length > 0) {
    const parsed = z.array(measures.stored).safeParse(values);
    if (parsed.success) return measureTable(parsed.data);
  }
  if (name === plans.name && list.length > 0) {
    const parsed = z.array(plans.stored).safeParse(values);
    if (parsed.success) return planArticles(parsed.data);
  }
  return fieldTable(list);
}

const fieldTable = (list: readonly ExportedRecord[]): string =>
  table(
    ['Último cambio', 'Contenido'],
    list.map(({ updatedAt, value }) => [when(updatedAt), fieldLines(value).map(text).join('<br>')]),
  );

/** "sets.a.reps: 8", one for each figure or text at any depth. */
function fieldLines(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${path}: ${String(value ?? '')}`];
  return Object.entries(value).flatMap(([key, part]) =>
    fieldLines(part, path === '' ? key : `${path}.${key}`),
  );
}

const measureTable = (list: z.output<typeof measures.stored>[]): string =>
  table(
    ['Día', ...MEASURES.map(([, title]) => title), 'Presión (mmHg)'],
    list
      .toSorted((one, other) => other.takenOn.localeCompare(one.takenOn))
      .map(({ takenOn, bloodPressure, ...figures }) => [
        text(takenOn.split('-').reverse().join('/')),
        ...MEASURES.map(([name]) => (figures[name] === undefined ? '' : figure(figures[name]))),
        bloodPressure ? `${bloodPressure.systolic}/${bloodPressure.diastolic}` : '',
      ]),
  );

const planArticles = (list: z.output<typeof plans.stored>[]): string =>
  list
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
    .map(planArticle)
    .join('');

function planArticle({ createdAt, plan }: z.output<typeof plans.stored>): string {
  const { input, energy, macros, hydration, training, supplements, chemistry, risk, notices } =
    plan;
  const grams = (value: number) => `${figure(value)} g`;
  const water = hydration.trainingDay
    ? `${figure(hydration.trainingDay.value)} litros`
    : 'la indica tu médico';
  return `<article><h3>${text(goalLabels[input.goal])}, ${when(createdAt)}</h3>${table(
    ['Dato', 'Valor'],
    [
      [
        'Edad, peso y altura',
        `${input.ageYears} años, ${figure(input.weightKg)} kg, ${input.heightCm} cm`,
      ],
      [
        'Tipo y duración',
        `${chemistry ? 'con química' : 'sin química'}, ${input.cycleWeeks} semanas`,
      ],
      ['Riesgo por sustancias', text(RISK_LABELS[(chemistry?.risk ?? risk).level])],
      ['Energía', `${figure(energy.target.value)} kcal por día`],
      [
        'Proteína, grasa e hidratos',
        [macros.protein, macros.fat, macros.carbohydrate]
          .map(({ value }) => grams(value))
          .join(', '),
      ],
      ['Agua en día de entrenamiento', water],
      ['Entrenamiento', `${training.days.length} días por semana`],
      [
        'Suplementos que valen la pena',
        supplements
          .filter(({ verdict }) => verdict === 'worth_it')
          .map(({ name }) => text(name))
          .join(', ') || 'ninguno',
      ],
      ['Avisos', notices.map((notice) => text(notice.text)).join('<br>') || 'ninguno'],
    ],
  )}</article>`;
}
