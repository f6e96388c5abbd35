import { importInChromium } from '../../e2e/support/measurements/import-in-chromium.ts';
import {
  SETS_OF_WORKOUT,
  trainingInChromium,
} from '../../e2e/support/measurements/training-in-chromium.ts';
import { becomeMember, PASSWORD, register, withForja } from '../api/running-forja.ts';
import { addYearsOfWorkouts, followRoutine } from '../api/years-of-workouts.ts';
import { percentile } from '../measuring/percentile.ts';
import type { Measurement } from '../measuring/measurement.ts';

/** Five years of workouts: 42,000 sets. */
const WORKOUTS = 1_500;
const IMPORTED_ROWS = 50_000;

export const trainingOnAPhone = (): Promise<Measurement[]> =>
  withForja(async ({ port }) => {
    const person = await register(port, 0);
    await becomeMember(port, person);
    const today = new Date().toISOString().slice(0, 10);
    await addYearsOfWorkouts(port, person, { workouts: WORKOUTS, today });
    await followRoutine(port, person, SETS_OF_WORKOUT);
    const { firstPageMs, firstSyncMs, history, storedMs, opensMs } = await trainingInChromium(
      `http://localhost:${port}`,
      { account: { username: person.username, password: PASSWORD }, workouts: WORKOUTS },
    );
    const newcomer = await register(port, 1);
    await becomeMember(port, newcomer);
    const imported = await importInChromium(`http://localhost:${port}`, {
      account: { username: newcomer.username, password: PASSWORD },
      rows: IMPORTED_ROWS,
    });
    return [
      { name: 'first workouts of a new device, slow 4G', value: firstPageMs / 1000, unit: 's' },
      budgeted('five years of workouts on a new device, slow 4G', firstSyncMs / 1000, 's'),
      budgeted('history of five years opens', history.opensMs, 'ms'),
      { name: 'history of five years, whole', value: history.wholeMs, unit: 'ms' },
      {
        name: 'longest task while the history opens',
        value: history.longestTaskMs,
        unit: 'ms',
      },
      budgeted(
        `"Serie hecha" to stored in ${SETS_OF_WORKOUT} sets, p95`,
        percentile(storedMs, 0.95),
        'ms',
      ),
      budgeted("today's workout opens without signal, median", percentile(opensMs, 0.5), 'ms'),
      {
        name: `file of ${IMPORTED_ROWS} rows, read and counted`,
        value: imported.readMs / 1000,
        unit: 's',
      },
      {
        name: `file of ${IMPORTED_ROWS} rows, on the device`,
        value: imported.writtenMs / 1000,
        unit: 's',
      },
      budgeted(`longest task while ${IMPORTED_ROWS} rows come in`, imported.longestTaskMs, 'ms'),
      budgeted('memory that the history adds', history.addedMegabytes, 'MB'),
    ];
  });

const budgeted = (name: string, value: number, unit: string): Measurement => ({
  name,
  value,
  unit,
  budget: name,
});
