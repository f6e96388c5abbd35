import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { withForja } from '../api/running-forja.ts';
import type { Measurement } from '../measuring/measurement.ts';
import { percentile } from '../measuring/percentile.ts';
import { withFloor } from './floor-server.ts';

const RUNS = 5;

const PAGES = [
  '/',
  '/membresias',
  '/auth',
  '/glosario',
  '/glosario/oxandrolona',
  '/generar-plan',
] as const;

const FIGURES = [
  { name: 'FCP', unit: 's', audit: 'first-contentful-paint', floorBudget: 'FCP, times the floor' },
  {
    name: 'LCP',
    unit: 's',
    audit: 'largest-contentful-paint',
    floorBudget: 'LCP, times the floor',
  },
  { name: 'TBT', unit: 'ms', audit: 'total-blocking-time', budget: 'Lighthouse TBT' },
  { name: 'CLS', unit: '', audit: 'cumulative-layout-shift', budget: 'Lighthouse CLS' },
] as const;

/** Other Lighthouse scores; anything below 1 is a defect. */
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
  kilobytes: number;
};

/**
 * Lighthouse on a simulated phone: a new browser each time, the median of five. Each page alternates with its floor,
 * the same document without scripts.
 */
export const lighthouseOnAPhone = (): Promise<Measurement[]> =>
  withForja(({ port }) =>
    withFloor(port, async (floorPort) => {
      const measurements: Measurement[] = [];
      for (const path of PAGES) {
        const runs: Run[] = [];
        const floors: Run[] = [];
        for (let run = 0; run < RUNS; run += 1) {
          floors.push(await measurePage(`http://localhost:${floorPort}${path}`));
          runs.push(await measurePage(`http://localhost:${port}${path}`));
        }
        measurements.push(...describePage(path, runs, floors));
      }
      return measurements;
    }),
  );

function describePage(path: string, runs: Run[], floors: Run[]): Measurement[] {
  const findMedian = (getFigure: (run: Run) => number, measured = runs) =>
    percentile(measured.map(getFigure), 0.5);
  const name = (figure: string) => `Lighthouse ${path}, ${figure}`;
  return [
    {
      name: name('score'),
      value: findMedian((run) => run.score),
      unit: '',
      budget: 'Lighthouse score',
    },
    ...QUALITIES.map((quality) => ({
      name: name(quality.name),
      value: findMedian((run) => run.qualities[quality.name]),
      unit: '',
      budget: 'Lighthouse quality',
    })),
    ...FIGURES.flatMap((figure): Measurement[] => {
      const value = findMedian((run) => run.figures[figure.name]);
      const floor = findMedian((run) => run.figures[figure.name], floors);
      const { unit } = figure;
      // a floor that blocks shows that other work disturbed the browser
      const floorFigure = { name: name(`${figure.name} of its floor`), value: floor, unit };
      const pageFigure = { name: name(figure.name), value, unit };
      if ('budget' in figure) return [floorFigure, { ...pageFigure, budget: figure.budget }];
      const times = { value: value / floor, unit: '×', budget: figure.floorBudget };
      return [floorFigure, pageFigure, { name: name(`${figure.name}, times the floor`), ...times }];
    }),
    {
      name: name('requests'),
      value: findMedian((run) => run.requests),
      unit: 'requests',
      budget: 'requests before the first touch',
    },
    {
      name: name('transferred'),
      value: findMedian((run) => run.kilobytes),
      unit: 'KB',
      budget: 'transferred before the first touch',
    },
  ];
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
  // later requests of the service worker do not belong to the page
  const requests = readItems(audits['network-requests']).filter(
    ({ sessionTargetType }) => sessionTargetType === 'page',
  );
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
    kilobytes: requests.reduce((sum, { transferSize }) => sum + Number(transferSize), 0) / 1024,
  };
}

type Item = Record<string, unknown>;

function readItems(audit: Result['audits'][string] | undefined): Item[] {
  const details = audit?.details;
  return details !== undefined && 'items' in details && Array.isArray(details.items)
    ? details.items.filter((item): item is Item => typeof item === 'object' && item !== null)
    : [];
}
