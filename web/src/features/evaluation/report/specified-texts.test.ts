import { labelScore } from '@forja/domain/evaluation/evaluate';
import { QUESTIONS } from '@forja/domain/evaluation/questions.data';
import { createReport } from '@forja/domain/evaluation/report';
import { expect, test } from 'vitest';
import { pdfMessages } from '../../../shared/pdf/pdf.messages.ts';
import { describeGoals, describeInsights, describePerson } from './describe-report.ts';
import { createDocument } from './evaluation-document.ts';
import { evaluationMessages } from './evaluation.messages.ts';

/** Texts of the specification, compared literally. */

const { labels, result, file } = evaluationMessages;

test.each([
  [100, 'Excelente'],
  [85, 'Excelente'],
  [84, 'Muy Bueno'],
  [70, 'Muy Bueno'],
  [69, 'Bueno'],
  [55, 'Bueno'],
  [54, 'Regular'],
  [40, 'Regular'],
  [39, 'Necesita Mejora'],
  [0, 'Necesita Mejora'],
])('%d points are «%s»', (points, label) => {
  expect(labels[labelScore(points)]).toBe(label);
});

test.each([
  ['the file name', `${file.name}.pdf`, 'forja-evaluacion-integral.pdf'],
  [
    'the failure',
    pdfMessages.failed,
    'No se pudo generar el archivo. Intenta de nuevo o toma una captura de pantalla.',
  ],
  ['the note about sent data', evaluationMessages.notSent.slice(0, 16), '0 datos enviados'],
  ['the way to a plan', result.plan, 'Armá tu plan con esto'],
  ['the title', evaluationMessages.title, 'Evaluación integral'],
])('%s matches the specification', (_, text, specified) => {
  expect(text).toBe(specified);
});

test('the file that replaces the PDF explains how to open and print it as PDF', () => {
  for (const word of ['Abrila', 'PDF', 'imprimir']) expect(pdfMessages.asHtml).toContain(word);
});

const answers = {
  ...Object.fromEntries(
    QUESTIONS.map(({ id, values }) => [
      id,
      Object.keys(values).find((answer) => values[answer] === 0) ?? '',
    ]),
  ),
  minutes: 'from-150',
  strength: 'two',
  tobacco: '',
  pressure: 'stage-2',
  name: 'Ana',
  age: '34',
  weight: '72,5',
  height: '170',
  goal: 'muscle_gain',
  timeFrame: 'quarter',
  motivation: 'health',
  trainingDays: '3',
  sessionMinutes: '45',
};
const report = createReport(answers);
const NUMBERS = new Map([
  ['whonlis', 7],
  ['ng246', 8],
] as const);

test('the report has name, age, weight, height, index and its category', () => {
  expect(describePerson(report, NUMBERS).map(({ label }) => label)).toEqual([
    'Nombre',
    'Edad',
    'Peso',
    'Altura',
    'Índice de masa corporal',
  ]);
  expect(
    describePerson(report, NUMBERS).map(({ value }) => value.replaceAll('\u00a0', ' ')),
  ).toEqual([
    'Ana',
    '34 años',
    '72,5 kg',
    '170 cm',
    '25,1 kg/m², por encima de lo habitual [7, 8]',
  ]);
});

test('the report has the goal, its deadline, the motivation and the available time', () => {
  expect(describeGoals(report)).toEqual([
    { label: 'Qué buscás', value: 'Ganar músculo' },
    { label: 'Plazo', value: 'Tres meses' },
    { label: 'Qué te mueve', value: 'Mi salud' },
    { label: 'Tiempo disponible', value: '3 días por semana, 45 minutos por entrenamiento' },
  ]);
});

test('each insight has an icon, a title and a description', () => {
  const insights = describeInsights(report);
  expect(insights.map(({ id }) => id)).toEqual(['worst', 'best', 'missing']);
  for (const { icon, title, description } of insights) {
    expect(icon).toMatch(/^M/);
    expect(title).not.toBe('');
    expect(description).toMatch(/\.$/);
  }
});

test('the file has the scores out of 100 and out of 10, and lists for training and for nutrition', () => {
  const { sections } = createDocument(answers, '2026-11-25');
  const titles = sections.map(({ title }) => title);
  for (const title of ['Tus datos', 'Tu objetivo', 'Lo que vimos', 'Nutrición', 'Descanso'])
    expect(titles).toContain(title);
  const lines = sections.flatMap((section) => section.lines).join('\n');
  expect(lines).toMatch(/^\d+ de 100\. /m);
  for (const block of ['Actividad', 'Sueño', 'Nutrición'])
    expect(sections.find(({ title }) => title === block)?.lines[0]).toMatch(/^[\d,]+ de 10\. /);
  expect(createDocument({ ...answers, minutes: 'none' }, '2026-11-25').sections).toContainEqual(
    expect.objectContaining({ title: 'Entrenamiento' }),
  );
});
