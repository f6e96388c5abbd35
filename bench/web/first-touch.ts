import { firstTouchesInChromium } from '../../e2e/support/measurements/first-touch-in-chromium.ts';
import { withForja } from '../api/running-forja.ts';
import type { Measurement } from '../measuring/measurement.ts';

const ROUNDS = 5;

export const firstTouch = (): Promise<Measurement[]> =>
  withForja(async ({ port }) => {
    const touches = await firstTouchesInChromium(`http://localhost:${port}`, ROUNDS);
    return touches.map(({ name, delaysMs }) => ({
      name: `first touch of ${name}, 4× slower, worst of ${ROUNDS}`,
      value: Math.max(...delaysMs),
      unit: 'ms',
      budget: 'first touch',
    }));
  });
