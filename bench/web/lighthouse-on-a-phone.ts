import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { withForja } from '../api/running-forja.ts';
import type { Measurement } from '../measuring/measurement.ts';
import { percentile } from '../measuring/percentile.ts';

const RUNS = 5;

/** Where people arrive, and the lowest score of each. */
const PAGES = [
  { path: '/', score: 'Lighthouse score' },
  { path: '/membresias', score: 'Lighthouse score' },
  { path: '/glosario/oxandrolona', score: 'Lighthouse score' },
  { path: '/auth', score: 'Lighthouse score' },
  { path: '/generar-plan', score: 'Lighthouse score of the form' },
  { path: '/medidas', score: undefined },
] as const;

const FIGURES = [
  { name: 'FCP', unit: 's', audit: 'first-contentful-paint', budget: undefined },
  { name: 'LCP', unit: 's', audit: 'largest-contentful-paint', budget: 'Lighthouse LCP' },
  { name: 'TBT', unit: 'ms', audit: 'total-blocking-time', budget: 'Lighthouse TBT' },
  { name: 'CLS', unit: '', audit: 'cumulative-layout-shift', budget: 'Lighthouse CLS' },
] as const;

/** The other scores that Lighthouse gives, each whole or a defect. */
const QUALITIES = [
  { name: 'accessibility', category: 'accessibility' },
  { name: 'best practices', category: 'best-practices' },
  { name: 'SEO', category: 'seo' },
] as const;

type Run = {
  score: number;
  qualities: Record<(typeof QUALITIES)[number]['name'], number>;
  figures: Record<(typeof FIGURES)[number]['name'], number>;
  requests: number;
  requestsBeforePaint: number;
};

/** Lighthouse as it measures a phone: simulated network and processor, a new browser each time, the median of five. */
export async function lighthouseOnAPhone(): Promise<Measurement[]> {
  return withForja(async ({ port }) => {
    const measurements: Measurement[] = [];
    for (const { path, score } of PAGES) {
      const runs: Run[] = [];
      for (let run = 0; run < RUNS; run += 1)
        runs.push(await measurePage(`http://localhost:${port}${path}`));
      const findMedian = (getFigure: (run: Run) => number) => percentile(runs.map(getFigure), 0.5);
      measurements.push(
        {
          name: `Lighthouse ${path}, score`,
          value: findMedian((run) => run.score),
          unit: '',
          ...(score && { budget: score }),
        },
        ...QUALITIES.map(({ name }): Measurement => ({
          name: `Lighthouse ${path}, ${name}`,
          value: findMedian((run) => run.qualities[name]),
          unit: '',
          budget: 'Lighthouse quality',
        })),
        ...FIGURES.map(({ name, unit, budget }): Measurement => ({
          name: `Lighthouse ${path}, ${name}`,
          value: findMedian((run) => run.figures[name]),
          unit,
          ...(budget && { budget }),
        })),
        {
          name: `Lighthouse ${path}, requests before the first paint`,
          value: findMedian((run) => run.requestsBeforePaint),
          unit: 'requests',
          budget: 'requests before the first paint',
        },
        {
          name: `Lighthouse ${path}, requests`,
          value: findMedian((run) => run.requests),
          unit: 'requests',
          budget: 'requests of a page',
        },
      );
    }
    return measurements;
  });
}

async function measurePage(address: string): Promise<Run> {
  const chromePath = process.env['CHROMIUM_PATH'];
  const chrome = await launch({
    chromeFlags: ['--headless', '--no-sandbox'],
    ...(chromePath !== undefined && { chromePath }),
  });
  try {
    const outcome = await lighthouse(address, {
      port: chrome.port,
      onlyCategories: ['performance', ...QUALITIES.map(({ category }) => category)],
      logLevel: 'error',
    });
    if (!outcome || outcome.lhr.runtimeError)
      throw new Error(`Lighthouse of ${address}: ${outcome?.lhr.runtimeError?.message}`);
    return readRun(outcome.lhr);
  } finally {
    chrome.kill();
  }
}

function readRun({ audits, categories }: Result): Run {
  const getValue = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const requests = readItems(audits['network-requests']);
  const painted = Number(readItems(audits['metrics'])[0]?.['observedFirstContentfulPaint']);
  const getScore = (category: string) => (categories[category]?.score ?? Number.NaN) * 100;
  return {
    score: getScore('performance'),
    qualities: {
      accessibility: getScore('accessibility'),
      'best practices': getScore('best-practices'),
      SEO: getScore('seo'),
    },
    figures: {
      FCP: getValue('first-contentful-paint') / 1000,
      LCP: getValue('largest-contentful-paint') / 1000,
      TBT: getValue('total-blocking-time'),
      CLS: getValue('cumulative-layout-shift'),
    },
    requests: requests.length,
    requestsBeforePaint: requests.filter(
      ({ networkRequestTime }) => Number(networkRequestTime) < painted,
    ).length,
  };
}

type Item = Record<string, unknown>;

/** The rows of an audit that is a table. */
function readItems(audit: Result['audits'][string] | undefined): Item[] {
  const details = audit?.details;
  return details !== undefined && 'items' in details && Array.isArray(details.items)
    ? details.items.filter((item): item is Item => typeof item === 'object' && item !== null)
    : [];
}
