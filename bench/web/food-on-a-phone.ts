import { randomUUID } from 'node:crypto';
import { ENGINE_VERSION } from '@forja/domain/plan/engine-version';
import { foodInChromium } from '../../e2e/support/measurements/food-in-chromium.ts';
import { becomeMember, PASSWORD, register, send, withForja } from '../api/running-forja.ts';
import { addDaysOfFood, ENTRIES_PER_DAY } from '../api/years-of-food.ts';
import { variedPeople } from '../engine/people.ts';
import type { Measurement } from '../measuring/measurement.ts';
import { percentile } from '../measuring/percentile.ts';

const DAYS = 1_500;

export const foodOnAPhone = (): Promise<Measurement[]> =>
  withForja(async ({ port, databaseUrl }) => {
    const person = await register(port, 0);
    await becomeMember(port, person);
    for (const input of variedPeople(1)) {
      const value = { createdAt: new Date().toISOString(), input, engineVersion: ENGINE_VERSION };
      const write = { revision: 0, mutationId: randomUUID(), value };
      await send(port, 'PUT', `/api/plans/${randomUUID()}`, write, person.cookie);
    }
    const today = new Date().toISOString().slice(0, 10);
    await addDaysOfFood({ port, databaseUrl }, person, { days: DAYS, today });
    const { opensMs, longestTaskMs, keysMs } = await foodInChromium(`http://localhost:${port}`, {
      account: { username: person.username, password: PASSWORD },
      records: DAYS * ENTRIES_PER_DAY,
    });
    return [
      budgeted(`food of today opens with ${DAYS} days, median`, percentile(opensMs, 0.5), 'ms'),
      { name: 'food of today opens, slowest', value: Math.max(...opensMs), unit: 'ms' },
      { name: 'longest task while the food of today opens', value: longestTaskMs, unit: 'ms' },
      budgeted('key to foods found, p95', percentile(keysMs, 0.95), 'ms'),
      { name: 'key to foods found, slowest', value: Math.max(...keysMs), unit: 'ms' },
    ];
  });

const budgeted = (name: string, value: number, unit: string): Measurement => ({
  name,
  value,
  unit,
  budget: name,
});
