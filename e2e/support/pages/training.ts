import { randomUUID } from 'node:crypto';
import { MAX_WRITES_PER_REQUEST } from '@forja/contract/records/writes-per-request';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { Routine } from '@forja/domain/routines/routine';
import type { Workout } from '@forja/domain/workouts/workout';
import {
  DEFAULT_TRAINING_SETTINGS,
  TRAINING_SETTINGS_ID,
} from '@forja/domain/workouts/training-settings';

/** Stores a record through the API, as another device would. */
export const storeRecord = (
  context: BrowserContext,
  origin: string,
  record: StoredRecord,
): Promise<void> => storeRecords(context, origin, [record]);

export async function storeRecords(
  context: BrowserContext,
  origin: string,
  records: readonly StoredRecord[],
): Promise<void> {
  for (let first = 0; first < records.length; first += MAX_WRITES_PER_REQUEST) {
    const writes = records
      .slice(first, first + MAX_WRITES_PER_REQUEST)
      .map(({ revision = 0, ...record }) => ({
        ...record,
        revision,
        mutationId: randomUUID(),
        madeAt: new Date().toISOString(),
        deleted: false,
      }));
    const reply = await context.request.post(`${origin}/api/changes`, {
      headers: { origin },
      data: { writes },
    });
    const stored = (await reply.text()).match(/"stored"/g) ?? [];
    expect(stored.length, 'records of another device').toBe(writes.length);
  }
}

type StoredRecord = { collection: string; id: string; value: unknown; revision?: number };

const ROW = '01900000-0000-7000-8000-000000000001';
const CURL = '01900000-0000-7000-8000-000000000002';
const setId = (at: number) => `01900000-0000-7000-8000-0000000001${at.toString().padStart(2, '0')}`;

const createSets = (from: number, count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      setId(from + at),
      { order: `a${at}`, kind: 'working' as const, repsMin: 6, repsMax: 8, repsInReserve: 2 },
    ]),
  );

export const aRoutine: Routine = {
  name: 'Fuerza en dos días',
  isArchived: false,
  days: {
    '01900000-0000-7000-8000-0000000000d1': {
      order: 'a0',
      name: 'Jueves: tirón',
      exercises: {
        [ROW]: {
          order: 'a0',
          exerciseId: 'barbell-row',
          name: 'Remo con barra',
          muscleGroup: 'back',
          restSeconds: 150,
          notes: 'Codos pegados. Bajar lento.',
          sets: createSets(0, 3),
        },
        [CURL]: {
          order: 'a1',
          exerciseId: 'barbell-curl',
          name: 'Curl con barra',
          muscleGroup: 'arms',
          restSeconds: 90,
          sets: createSets(10, 2),
        },
      },
    },
    '01900000-0000-7000-8000-0000000000d2': {
      order: 'a1',
      name: 'Lunes: piernas',
      exercises: {},
    },
  },
};

const DAY_MS = 86_400_000;
const DONE_AT = '2026-11-13T21:10:00.000Z';

export const aPastWorkout: Workout = {
  name: 'Jueves: tirón',
  day: '2026-11-13',
  startedAt: '2026-11-13T21:00:00.000Z',
  finishedAt: '2026-11-13T22:00:00.000Z',
  exercises: {
    [ROW]: {
      order: 'a0',
      exerciseId: 'barbell-row',
      name: 'Remo con barra',
      sets: Object.fromEntries(
        [8, 8, 7].map((repetitions, at) => [
          setId(at),
          { order: `a${at}`, kind: 'working' as const, weightKg: 80, repetitions, doneAt: DONE_AT },
        ]),
      ),
    },
  },
};

export const giveRoutine = (context: BrowserContext, origin: string): Promise<void> =>
  giveHistory(context, origin, { routine: aRoutine, routineId: randomUUID(), past: aPastWorkout });

/** Gives the account a cycle in its third week, trained only in the first. */
export async function giveCycleWithMissedWeek(
  context: BrowserContext,
  origin: string,
): Promise<void> {
  const routineId = randomUUID();
  const week = { isDeload: false, repsInReserve: 2, instruction: 'Subí el peso si podés.' };
  const weeks = [1, 1.8, 2.4, 1].map((setsFactor) => ({ ...week, setsFactor }));
  const startedAt = new Date(Date.now() - 15 * DAY_MS).toISOString();
  const day = startedAt.slice(0, 10);
  await giveHistory(context, origin, {
    routine: { ...aRoutine, weeks },
    routineId,
    past: { ...aPastWorkout, routineId, day, startedAt, finishedAt: startedAt },
  });
}

type History = { routine: Routine; routineId: string; past: Workout };

async function giveHistory(
  context: BrowserContext,
  origin: string,
  { routine, routineId, past }: History,
): Promise<void> {
  await storeRecord(context, origin, { collection: 'routines', id: routineId, value: routine });
  await storeRecord(context, origin, { collection: 'workouts', id: randomUUID(), value: past });
  await storeRecord(context, origin, {
    collection: 'training-settings',
    id: TRAINING_SETTINGS_ID,
    value: { ...DEFAULT_TRAINING_SETTINGS, currentRoutineId: routineId },
  });
}

export async function listWorkouts(
  context: BrowserContext,
  origin: string,
): Promise<{ id: string; revision: number; value: Workout }[]> {
  const reply = await context.request.get(`${origin}/api/changes`);
  const { items } = await reply.json();
  return items.filter(
    (item: { collection: string; deleted: boolean }) =>
      item.collection === 'workouts' && !item.deleted,
  );
}

/** Presses the log's main button, whose label names the set. */
export async function completeSet(page: Page, position: number): Promise<void> {
  await page.getByRole('button', { name: `Serie ${position} hecha` }).click();
}

/** Waits for stored sets: the screen shows them a moment before the device stores them. */
export async function waitForStoredSets(page: Page, count: number): Promise<void> {
  await expect.poll(() => page.evaluate(countStoredSets)).toBe(count);
}

async function countStoredSets(): Promise<number> {
  const opening = indexedDB.open(`forja-${localStorage.getItem('forja-user-id')}`);
  const db = await new Promise<IDBDatabase>((resolve) =>
    opening.addEventListener('success', () => resolve(opening.result)),
  );
  const reading = db.transaction('records').objectStore('records').getAll();
  await new Promise((resolve) => reading.addEventListener('success', resolve));
  db.close();
  const workout = reading.result.find(
    ({ collection, value }) => collection === 'workouts' && value && !value.finishedAt,
  )?.value;
  const exercises: { sets: object }[] = Object.values(workout?.exercises ?? {});
  return exercises.flatMap(({ sets }) => Object.values(sets)).filter(({ doneAt }) => doneAt).length;
}
