import { EXERCISES } from '@forja/domain/exercises/library/exercise-library';
import { expect, test } from 'vitest';
import { findRules } from '../../../shared/records/collection.ts';
import { createMemoryStore } from '../../../shared/records/device/memory-store.fixture.ts';
import { createRecordReader } from '../../../shared/records/record-reader.ts';
import { createRecordWriter } from '../../../shared/records/record-writer.ts';
import { ownExercises } from '../records/own-exercises.collection.ts';
import { workouts } from '../records/workouts.collection.ts';
import { readKnown, readLastWorkoutsImport, runImport, undoImport } from './run-import.ts';
import { hevyFile } from './session/csv-files.fixture.ts';
import type { ImportSession, NameChoice } from './session/import-calls.ts';
import { openImport } from './session/open-import.ts';

const SETS = 2000;
const WORKOUTS = 100;
const ALL = { offset: 0, limit: 1000 };

/** A device with an in-memory store, and the file opened without a worker. */
function openDevice() {
  const local = createMemoryStore(findRules);
  const store = {
    ...createRecordReader(local),
    ...createRecordWriter({
      userId: 'ana',
      store: local,
      now: () => Date.parse('2026-11-25T12:00:00.000Z'),
      getPass: () => undefined,
      onWritten: () => undefined,
    }),
    getMeta: (key: string) => local.read((tx) => tx.meta(key)),
    setMeta: (key: string, value: unknown) =>
      local.write(async (tx) => {
        tx.setMeta(key, value);
      }),
  };
  const session = openImport({
    bytes: new TextEncoder().encode(hevyFile(SETS)),
    exercises: EXERCISES,
    remembered: {},
    lastDay: '2026-11-25',
    dropNote: 'Serie descendente.',
    unnamed: 'Entrenamiento',
  });

  async function run({ stopAfter = Infinity } = {}): Promise<number> {
    const plan = await session.plan({
      units: { weight: 'kg', distance: 'km' },
      choices: chooseFirst(session),
      knownKeys: await readKnown(store),
    });
    let progress = 0;
    return runImport({
      store,
      plan,
      worker: { take: (call) => Promise.resolve(session.take(call)) },
      fileName: 'hevy.csv',
      isStopped: () => progress >= stopAfter,
      onProgress: (count) => (progress = count),
    });
  }
  return { store, run, count: () => store.count(workouts) };
}

const chooseFirst = ({ opened }: ImportSession): Record<string, NameChoice> =>
  Object.fromEntries(
    opened.names.map(({ name, suggestions: [first] }) => [
      name,
      first?.certainty === 'exact'
        ? { kind: 'exercise', id: first.id }
        : { kind: 'own', muscle: 'quads' },
    ]),
  );

test('an interrupted import resumes and ends as an uninterrupted one', async () => {
  const { store, run, count } = openDevice();
  expect(await run({ stopAfter: 30 })).toBe(50);
  expect(await count()).toBe(50);
  expect(await readLastWorkoutsImport(store)).toMatchObject({
    fileName: 'hevy.csv',
    writtenCount: 50,
  });
  expect(await run()).toBe(50);
  expect(await readLastWorkoutsImport(store)).toMatchObject({ writtenCount: WORKOUTS });
  const whole = openDevice();
  await whole.run();
  const listValues = async (device: ReturnType<typeof openDevice>) =>
    (await device.store.list(workouts, ALL)).map(({ id, value }) => ({ id, value }));
  expect(await listValues({ store, run, count })).toEqual(await listValues(whole));
});

test('a finished import has nothing pending, and writes each workout once to the account', async () => {
  const { store, run } = openDevice();
  await run();
  expect(await run()).toBe(0);
  const rows = await store.pending();
  expect(rows.filter(({ collection }) => collection === 'workouts')).toHaveLength(WORKOUTS);
  expect(rows).toHaveLength(WORKOUTS + 1);
});

test('an undo removes all of a resumed import and keeps earlier records', async () => {
  const { store, run, count } = openDevice();
  const before = {
    name: 'Torso',
    day: '2026-01-01',
    startedAt: '2026-01-01T10:00:00.000Z',
    exercises: {},
  };
  await store.save(workouts, { value: before });
  await run({ stopAfter: 30 });
  await run();
  const last = await readLastWorkoutsImport(store);
  if (!last) throw new Error('nothing to undo');
  await undoImport(store, last);
  expect(await count()).toBe(1);
  expect(await store.count(ownExercises)).toBe(0);
  expect(await readLastWorkoutsImport(store)).toBeNull();
  expect(await run()).toBe(WORKOUTS);
});

test('the undo of an import keeps an own exercise that another workout uses', async () => {
  const { store, run } = openDevice();
  await run();
  const [own] = await store.list(ownExercises, ALL);
  const set = { kind: 'working', repetitions: 5, order: 'a0' } as const;
  const id = '0193b4f5-7e36-7c2a-9a51-000000000001';
  await store.save(workouts, {
    value: {
      name: 'Piernas',
      day: '2026-01-01',
      startedAt: '2026-01-01T10:00:00.000Z',
      exercises: {
        [id]: { exerciseId: own?.id ?? '', name: 'Zercher', order: 'a0', sets: { [id]: set } },
      },
    },
  });
  const last = await readLastWorkoutsImport(store);
  if (last) await undoImport(store, last);
  expect(await store.count(workouts)).toBe(1);
  expect(await store.count(ownExercises)).toBe(1);
});
