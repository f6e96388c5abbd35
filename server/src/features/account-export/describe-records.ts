import type { ExportedRecord } from '@forja/contract/account-export';
import { goalLabels } from '@forja/contract/labels';
import { measures } from '@forja/contract/measures';
import { plans } from '@forja/contract/plans';
import { RISK_LABELS } from '@forja/domain/risk/risk-labels';
import { z } from 'zod';
import { figure, row, table, tableParts, text, when } from './page-html.ts';

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

export type RecordText = { kind: 'measure' | 'plan' | 'fields'; sortedBy: string; html: string };

export function describeRecord(
  name: string,
  { updatedAt, value }: Pick<ExportedRecord, 'updatedAt' | 'value'>,
): RecordText {
  if (name === measures.name) {
    const { data } = z.safeParse(measures.stored, value);
    if (data) return { kind: 'measure', sortedBy: data.takenOn, html: measureRow(data) };
  }
  if (name === plans.name) {
    const { data } = z.safeParse(plans.stored, value);
    if (data)
      return { kind: 'plan', sortedBy: data.createdAt.toISOString(), html: planArticle(data) };
  }
  const lines = fieldLines(value).map(text).join('<br>');
  return { kind: 'fields', sortedBy: '', html: row([when(updatedAt), lines]) };
}

export function joinRecords(texts: readonly RecordText[]): string[] {
  const listHtml = (kind: RecordText['kind']) =>
    texts
      .filter((each) => each.kind === kind)
      .toSorted((one, other) =>
        one.sortedBy === other.sortedBy ? 0 : one.sortedBy < other.sortedBy ? 1 : -1,
      )
      .map(({ html }) => html);
  const [measureRows, fieldRows] = [listHtml('measure'), listHtml('fields')];
  const measureHead = ['Día', ...MEASURES.map(([, title]) => title), 'Presión (mmHg)'];
  return [
    ...(measureRows.length > 0 ? tableParts(measureHead, measureRows) : []),
    ...listHtml('plan'),
    ...(fieldRows.length > 0 || texts.length === 0
      ? tableParts(['Último cambio', 'Contenido'], fieldRows)
      : []),
  ];
}

function fieldLines(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${path}: ${String(value ?? '')}`];
  return Object.entries(value).flatMap(([key, part]) =>
    fieldLines(part, path === '' ? key : `${path}.${key}`),
  );
}

const measureRow = ({ takenOn, bloodPressure, ...figures }: z.output<typeof measures.stored>) =>
  row([
    text(takenOn.split('-').reverse().join('/')),
    ...MEASURES.map(([name]) => (figures[name] === undefined ? '' : figure(figures[name]))),
    bloodPressure ? `${bloodPressure.systolic}/${bloodPressure.diastolic}` : '',
  ]);

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
