import { expect, test } from 'vitest';
import { createPdf } from './create-pdf.ts';
import type { PdfDocument } from './pdf-document.ts';
import { readFonts } from './pdf-fonts.fixture.ts';
import { readPdfLines } from './pdf-text.fixture.ts';

const A4_POINTS = { width: 595, height: 841 };
const FOOT_POINTS = 36;

const sentence = (index: number): string =>
  `Indicación ${index}: ${'caminá 45 minutos a un ritmo en el que podés hablar. '.repeat(1 + (index % 12))}`;

const aLongDocument: PdfDocument = {
  title: 'Ganar músculo',
  subtitle: '12 semanas.',
  sections: Array.from({ length: 40 }, (_, at) => ({
    title: `Parte ${at}`,
    level: at % 8 === 0 ? 1 : 2,
    lines: [
      'Nutriente · Menú · Meta',
      `Calcio ${at} · 1.004 mg [59] · desde 1.000 mg [Regla]`,
      ...Array.from({ length: 6 }, (__, index) => sentence(6 * at + index)),
    ],
  })),
  sources: {
    title: 'Fuentes de este plan',
    lines: Array.from(
      { length: 60 },
      (_, at) => `[${at + 1}] Iraki y cols., 2019. https://doi.org/10.3390/sports7070154`,
    ),
  },
};

async function write(content: PdfDocument) {
  const progress: number[] = [];
  const blob = await createPdf(content, {
    fonts: readFonts(),
    onProgress: (percent) => progress.push(percent),
    signal: new AbortController().signal,
  });
  const file = Buffer.from(await blob.arrayBuffer()).toString('latin1');
  return { file, lines: readPdfLines(file), progress };
}

test('every text is complete, in order and inside its page, and no page is empty', async () => {
  const { file, lines, progress } = await write(aLongDocument);
  const pages = file.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
  expect(pages).toBeGreaterThan(3);
  for (let page = 1; page <= pages; page += 1)
    expect(
      lines.filter((line) => line.page === page && line.y > FOOT_POINTS).length,
    ).toBeGreaterThan(4);
  for (const { x, y } of lines) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(A4_POINTS.width);
    expect(y).toBeGreaterThan(20);
    expect(y).toBeLessThan(A4_POINTS.height);
  }
  const written = lines
    .filter(({ y }) => y > FOOT_POINTS && y < A4_POINTS.height - 40)
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/\s+/g, '');
  let from = 0;
  for (const { title, lines: texts } of [...aLongDocument.sections, aLongDocument.sources])
    for (const text of [title, ...texts.flatMap((line) => line.split(' · '))]) {
      const at = written.indexOf(text.replaceAll(/\s+/g, ''), from);
      expect(at, text).toBeGreaterThanOrEqual(from);
      from = at;
    }
  expect(progress).toEqual(progress.toSorted((one, other) => one - other));
  expect(progress.at(-1)).toBe(99);
});

test('two texts of a column have no space between them, so that readers do not mix the columns', async () => {
  const { lines } = await write({
    ...aLongDocument,
    sections: [{ title: '', lines: Array.from({ length: 12 }, (_, index) => sentence(index)) }],
  });
  const textLines = lines.filter(({ page, y }) => page === 1 && y > FOOT_POINTS && y < 700);
  const left = Math.min(...textLines.map(({ x }) => x));
  const ys = textLines.filter(({ x }) => x < left + 20).map(({ y }) => y);
  const steps = new Set(ys.slice(1).map((y, index) => Math.round((ys[index] ?? 0) - y)));
  expect([...steps]).toEqual([10]);
});

test('a cancelled file is not created', async () => {
  const controller = new AbortController();
  const making = createPdf(aLongDocument, {
    fonts: readFonts(),
    onProgress: () => controller.abort(),
    signal: controller.signal,
  });
  await expect(making).rejects.toThrow('aborted');
});
