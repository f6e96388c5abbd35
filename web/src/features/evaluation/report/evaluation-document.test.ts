import { QUESTIONS } from '@forja/domain/evaluation/questions.data';
import { expect, test } from 'vitest';
import { createPdf } from '../../../shared/pdf/create-pdf.ts';
import { createHtml } from '../../../shared/pdf/pdf-document.ts';
import { readFonts } from '../../../shared/pdf/pdf-fonts.fixture.ts';
import { createDocument } from './evaluation-document.ts';

const worst = Object.fromEntries(
  QUESTIONS.map(({ id, values }) => [
    id,
    Object.keys(values).find((answer) => values[answer] === 0) ?? '',
  ]),
);
const content = createDocument(worst, '2026-11-25');
const linesOf = ({ sections, sources }: typeof content) =>
  [...sections, sources].flatMap(({ title, lines }) => [title, ...lines]);
const make = (signal: AbortSignal, onProgress: (percent: number) => void = () => undefined) =>
  createPdf(content, { signal, onProgress, fonts: readFonts() });

test('the file has every score with its parts, what to do and the sources', () => {
  const text = linesOf(content).join('\n');
  for (const part of ['Puntaje general', '0 de 100. Necesita Mejora.', '¿Fumás?: 0 de 100 [1]'])
    expect(text).toContain(part);
  const titles = content.sections.map(({ title }) => title);
  expect(titles.slice(titles.indexOf('Qué hacer, en orden'), -1).toSorted()).toEqual(
    ['Descanso', 'Entrenamiento', 'Nutrición', 'Qué hacer, en orden'].toSorted(),
  );
  expect(content.sources.lines[0]).toMatch(/^\[1\] Lloyd-Jones/);
});

test('no part of a score is shown above its maximum', () => {
  const best = Object.fromEntries(
    QUESTIONS.map(({ id, values }) => [
      id,
      Object.keys(values).find((answer) => values[answer] === 100) ?? '',
    ]),
  );
  const shown = linesOf(createDocument(best, '2026-11-25')).flatMap((line) => {
    const [, points, most] = /: ([\d,]+) de ([\d,]+)/.exec(line) ?? [];
    return points && most ? [[points, most].map((text) => Number(text.replace(',', '.')))] : [];
  });
  expect(shown.length).toBeGreaterThan(20);
  for (const [points = 0, most = 0] of shown) expect(points).toBeLessThanOrEqual(most);
});

test('whoever has a red flag reads to consult first, and nothing else to do', () => {
  const { sections } = createDocument({ ...worst, symptoms: 'yes' }, '2026-11-25');
  expect(sections[0]?.title).toBe('Consultá primero');
  expect(sections.map(({ title }) => title)).not.toContain('Qué hacer, en orden');
});

test('the PDF is A4, tells its progress and is small', async () => {
  const percents: number[] = [];
  const pdf = await make(new AbortController().signal, (percent) => percents.push(percent));
  const file = await pdf.text();
  expect(file.slice(0, 5)).toBe('%PDF-');
  expect(file).toMatch(/MediaBox \[0 0 595\.\d+ 841\.\d+\]/);
  expect(percents).toEqual(percents.toSorted((one, other) => one - other));
  expect(pdf.size).toBeLessThan(300_000);
});

test('a PDF that was cancelled is not made', async () => {
  const controller = new AbortController();
  await expect(make(controller.signal, () => controller.abort())).rejects.toThrow();
});

test('the page that replaces the PDF has the same texts', async () => {
  const html = await createHtml(content).text();
  for (const line of linesOf(content)) expect(html).toContain(line.replaceAll('&', '&amp;'));
});
