import { randomUUID } from 'node:crypto';
import { availableParallelism, loadavg } from 'node:os';
import {
  plansInChromium,
  recordsInChromium,
  writesInChromium,
  type WorkAfterWrite,
} from '../../e2e/support/measurements/records-in-chromium.ts';
import { addPeopleWithRecords } from '../api/people-with-records.ts';
import { becomeMember, PASSWORD, register, send, withForja } from '../api/running-forja.ts';
import { ENGINE_VERSION } from '@forja/domain/plan/engine-version';
import { variedPeople } from '../engine/people.ts';
import type { Measurement } from '../measuring/measurement.ts';
import { percentile } from '../measuring/percentile.ts';

const RECORDS = 20_000;
/** Short list for comparison: it shows the same rows as the long one. */
const FEW_RECORDS = 500;
const PLANS = 60;
const TAPS = 40;

export const recordsOnAPhone = (): Promise<Measurement[]> =>
  withForja(async ({ port, databaseUrl }) => {
    const origin = `http://localhost:${port}`;
    const like = await register(port, 0);
    await becomeMember(port, like);
    await addPeopleWithRecords(databaseUrl, { member: like, from: 1, to: 2, recordsEach: RECORDS });
    await addPeopleWithRecords(databaseUrl, {
      member: like,
      from: 2,
      to: 3,
      recordsEach: FEW_RECORDS,
    });
    const { firstRowsMs, list, storedMs, afterwards } = await recordsInChromium(origin, {
      account: { username: 'copia-1@ejemplo.com.ar', password: PASSWORD },
      records: RECORDS,
      taps: TAPS,
    });

    const withFew = await writesInChromium(origin, {
      account: { username: 'copia-2@ejemplo.com.ar', password: PASSWORD },
      records: FEW_RECORDS,
      taps: TAPS,
    });

    const createdAt = new Date().toISOString();
    for (const input of variedPeople(PLANS)) {
      const value = { createdAt, input, engineVersion: ENGINE_VERSION };
      const write = { revision: 0, mutationId: randomUUID(), value };
      await send(port, 'PUT', `/api/plans/${randomUUID()}`, write, like.cookie);
    }
    const plans = await plansInChromium(origin, {
      account: { username: like.username, password: PASSWORD },
      plans: PLANS,
    });
    return [
      budgeted('first rows of a new device, slow 4G', firstRowsMs / 1000, 's'),
      budgeted(`list of ${RECORDS} opens`, list.opensMs, 'ms'),
      budgeted('longest task while the list opens', list.longestTaskMs, 'ms'),
      budgeted('memory of the list', list.megabytes, 'MB'),
      budgeted('nodes of the list', list.nodes, 'nodes'),
      budgeted(`tap to stored with ${RECORDS} records, p95`, percentile(storedMs, 0.95), 'ms'),
      budgeted('longest task after a write, p95', p95(afterwards, 'longestTaskMs'), 'ms'),
      budgeted(
        `main thread after a write, ${RECORDS} records over ${FEW_RECORDS}, p95`,
        p95(afterwards, 'totalMs') - p95(withFew.afterwards, 'totalMs'),
        'ms',
      ),
      {
        name: 'main thread in the second after a write, p95',
        value: p95(afterwards, 'totalMs'),
        unit: 'ms',
      },
      budgeted('first plan of a new device at 400 kbit/s', plans.firstPlanMs / 1000, 's'),
      {
        name: `all ${PLANS} plans of a new device at 400 kbit/s`,
        value: plans.allPlansMs / 1000,
        unit: 's',
      },
      // above 1, other work disturbed the browser and the times
      {
        name: 'load of this machine meanwhile, per core',
        value: (loadavg()[0] ?? 0) / availableParallelism(),
        unit: '',
      },
    ];
  });

const p95 = (works: readonly WorkAfterWrite[], figure: keyof WorkAfterWrite): number =>
  percentile(
    works.map((work) => work[figure]),
    0.95,
  );

const budgeted = (name: string, value: number, unit: string): Measurement => ({
  name,
  value,
  unit,
  budget: name,
});
