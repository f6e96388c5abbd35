import { trainingInChromium } from '../../e2e/support/measurements/training-in-chromium.ts';
import { becomeMember, PASSWORD, register, withForja } from '../api/running-forja.ts';
import { addYearsOfWorkouts } from '../api/years-of-workouts.ts';
import type { Measurement } from '../measuring/measurement.ts';

/** Five years, 42,000 sets. */
const WORKOUTS = 1_500;

/** A new phone, four times slower than this machine, of a person with five years of workouts. */
export const trainingOnAPhone = (): Promise<Measurement[]> =>
  withForja(async ({ port }) => {
    const person = await register(port, 0);
    await becomeMember(port, person);
    const today = new Date().toISOString().slice(0, 10);
    await addYearsOfWorkouts(port, person, { workouts: WORKOUTS, today });
    const { firstPageMs, firstSyncMs, history } = await trainingInChromium(
      `http://localhost:${port}`,
      { account: { username: person.username, password: PASSWORD }, workouts: WORKOUTS },
    );
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
      budgeted('memory that the history adds', history.addedMegabytes, 'MB'),
    ];
  });

const budgeted = (name: string, value: number, unit: string): Measurement => ({
  name,
  value,
  unit,
  budget: name,
});
