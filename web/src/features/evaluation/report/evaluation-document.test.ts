import { QUESTIONS } from '@forja/domain/evaluation/questions.data';
import { expect, test } from 'vitest';
import { createPdf } from '../../../shared/pdf/create-pdf.ts';
import { createHtml } from '../../../shared/pdf/pdf-document.ts';
import { readFonts } from '../../../shared/pdf/pdf-fonts.fixture.ts';
import { createDocument } from './evaluation-document.ts';

/** The lowest answers that cause no referral. */
const worst = {
  ...Object.fromEntries(
    QUESTIONS.map(({ id, values }) => [
      id,
      Object.keys(values).find((answer) => values[answer] === 0) ?? '',
    ]),
  ),
  pressure: 'stage-2',
};
const content = createDocument(worst, '2026-11-25');
const listLines = ({ sections, sources }: typeof content) =>
  [...sections, sources].flatMap(({ title, lines }) => [title, ...lines]);
const make = (signal: AbortSignal, onProgress: (percent: number) => void = () => undefined) =>
  createPdf(content, { signal, onProgress, fonts: readFonts() });

test('the file has every score with its parts, the advice and the sources', () => {
  const text = listLines(content).join('\n');
  for (const part of ['Puntaje general', '4 de 100. Necesita Mejora.', '¿Fumás?: 0 de 100 [1]'])
    expect(text).toContain(part);
  const titles = content.sections.map(({ title }) => title);
  expect(
    titles
      .slice(titles.indexOf('Qué hacer, en orden'), titles.indexOf('Con quién hablarlo'))
      .toSorted(),
  ).toEqual(['Descanso', 'Entrenamiento', 'Nutrición', 'Qué hacer, en orden'].toSorted());
  expect(content.sources.lines[0]).toMatch(/^\[1\] Lloyd-Jones/);
});

test('no part of a score is shown above its maximum', () => {
  const best = Object.fromEntries(
    QUESTIONS.map(({ id, values }) => [
      id,
      Object.keys(values).find((answer) => values[answer] === 100) ?? '',
    ]),
  );
  const shown = listLines(createDocument(best, '2026-11-25')).flatMap((line) => {
    const [, points, most] = /: ([\d,]+) de ([\d,]+)/.exec(line) ?? [];
    return points && most ? [[points, most].map((text) => Number(text.replace(',', '.')))] : [];
  });
  expect(shown.length).toBeGreaterThan(20);
  for (const [points = 0, most = 0] of shown) expect(points).toBeLessThanOrEqual(most);
});

test.each([
  [{ symptoms: 'yes' }, /Dolor de pecho/],
  [{ pressure: 'stage-3' }, /Presión alta/],
  [{ weight: '43', height: '170' }, /servicio de salud, hoy/],
])('the answers %j yield a referral first, without praise or other advice', (answers, why) => {
  const best = Object.fromEntries(
    QUESTIONS.map(({ id, values }) => [
      id,
      Object.keys(values).find((answer) => values[answer] === 100) ?? '',
    ]),
  );
  const { sections } = createDocument({ ...best, tobacco: 'current', ...answers }, '2026-11-25');
  expect(sections[0]?.title).toBe('Consultá primero');
  expect(sections[0]?.lines.join(' ')).toMatch(why);
  const overall = sections.find(({ title }) => title === 'Puntaje general');
  expect(overall?.lines[0]).toMatch(/^\d+ de 100\. Antes que el puntaje, la consulta\.$/);
  const titles = sections.map(({ title }) => title);
  expect(titles).not.toContain('Qué hacer, en orden');
  expect(titles).toContain('Con quién hablarlo');
});

test('a sedentary smoker with a wide waist and high pressure gets one referral for each', () => {
  const { sections } = createDocument({ ...worst, pressure: 'stage-3' }, '2026-11-25');
  const lines = sections.find(({ title }) => title === 'Con quién hablarlo')?.lines ?? [];
  for (const part of ['Tabaco', 'Cintura', 'Presión'])
    expect(lines.filter((line) => line.startsWith(part))).toHaveLength(1);
});

test('the PDF is A4, reports its progress and is small', async () => {
  const percents: number[] = [];
  const pdf = await make(new AbortController().signal, (percent) => percents.push(percent));
  const file = await pdf.text();
  expect(file.slice(0, 5)).toBe('%PDF-');
  expect(file).toMatch(/MediaBox \[0 0 595\.\d+ 841\.\d+\]/);
  expect(percents).toEqual(percents.toSorted((one, other) => one - other));
  expect(pdf.size).toBeLessThan(300_000);
});

test('a cancelled PDF is not generated', async () => {
  const controller = new AbortController();
  await expect(make(controller.signal, () => controller.abort())).rejects.toThrow();
});

test('the page that replaces the PDF has the same texts', async () => {
  const html = await createHtml(content).text();
  for (const line of listLines(content)) expect(html).toContain(line.replaceAll('&', '&amp;'));
});
