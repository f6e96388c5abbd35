import { offlineInChromium } from '../../e2e/support/measurements/offline-in-chromium.ts';
import type { Measurement } from '../measuring/measurement.ts';
import { percentile } from '../measuring/percentile.ts';

const TAPS = 80;
const QUEUED = 2500;

export async function offlineOnAPhone(): Promise<Measurement[]> {
  const { starts, storedMs, syncMs } = await offlineInChromium({ taps: TAPS, queued: QUEUED });
  return [
    {
      name: 'start without signal to the first paint in Chromium 4× slower, median',
      value: percentile(
        starts.map(({ firstPaintMs }) => firstPaintMs),
        0.5,
      ),
      unit: 'ms',
      budget: 'start without signal, first paint',
    },
    {
      name: 'start without signal to a page that answers in Chromium 4× slower, median',
      value: percentile(
        starts.map(({ readyMs }) => readyMs),
        0.5,
      ),
      unit: 'ms',
      budget: 'start without signal',
    },
    {
      name: 'tap to stored in Chromium 4× slower, p95',
      value: percentile(storedMs, 0.95),
      unit: 'ms',
      budget: 'tap to stored, p95',
    },
    {
      name: `${QUEUED} queued writes drained in Chromium`,
      value: syncMs / 1000,
      unit: 's',
      budget: '2500 queued writes drained',
    },
  ];
}
