import { pdfInChromium } from '../../e2e/support/measurements/pdf-in-chromium.ts';
import type { Measurement } from '../measuring/measurement.ts';
import { percentile } from '../measuring/percentile.ts';

const ROUNDS = 5;

export async function pdfOnAPhone(): Promise<Measurement[]> {
  const plans = await pdfInChromium(ROUNDS);
  return plans.flatMap(({ name, pdfs }) => {
    const median = (pick: (pdf: (typeof pdfs)[number]) => number) =>
      percentile(pdfs.map(pick), 0.5);
    const pages = median((pdf) => pdf.pages);
    return [
      { name: `PDF of a plan ${name}`, value: pages, unit: 'pages' },
      {
        name: `PDF of a plan ${name}, size`,
        value: median(({ bytes }) => bytes / 1024 / 1024),
        unit: 'MB',
        budget: 'PDF of a plan, size',
      },
      {
        name: `PDF of a plan ${name}, 4× slower, median`,
        value: median(({ madeMs }) => madeMs / 1000),
        unit: 's',
        ...(pages <= 6 && { budget: 'PDF of six pages' }),
      },
      {
        name: `longest task while the PDF of a plan ${name} is made, 4× slower, median`,
        value: median(({ longestTaskMs }) => longestTaskMs),
        unit: 'ms',
        budget: 'longest task while a PDF is made',
      },
    ];
  });
}
