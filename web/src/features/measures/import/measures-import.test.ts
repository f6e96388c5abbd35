import { measures as schema } from '@forja/contract/measures';
import { MEASURE_LIMITS, type Measure } from '@forja/domain/measures/measure';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases } from '@forja/domain/properties/cases.fixture';
import { findRules } from '../../../shared/records/collection.ts';
import { createMemoryStore } from '../../../shared/records/device/memory-store.fixture.ts';
import { createRecordReader } from '../../../shared/records/record-reader.ts';
import { createRecordWriter } from '../../../shared/records/record-writer.ts';
import {
  forgetImport,
  readLastImport,
  removeImported,
  writeImport,
} from '../../../shared/imports/write-import.ts';
import { writeMeasuresCsv } from '../export/measures-csv.ts';
import { FIELDS } from '../measure-draft.ts';
import { measures } from '../measures.collection.ts';
import { measuresMessages } from '../measures.messages.ts';
import { openBytes, planImport } from './measures-file.ts';

const NAMED = FIELDS.map((field) => ({ field, ...measuresMessages.fields[field] }));
const ALL = { offset: 0, limit: 10_000 };
const KEY = 'last-measures-import';
const KILOS = { mass: 'kg', length: 'cm', dateOrder: 'day-first' } as const;
const today = '2026-11-25';

/** A device with an in-memory store. */
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

  const plan = (text: string) => {
    const file = openBytes(new TextEncoder().encode(text));
    if (typeof file === 'string') throw new Error(file);
    return planImport(file, KILOS, { listHere: (days) => store.list(measures, days), today });
  };

  async function importFile(text: string, { stopAfter = Infinity } = {}): Promise<number> {
    const { records } = await plan(text);
    let progress = 0;
    return writeImport({
      store,
      key: KEY,
      collection: measures,
      next: { fileName: 'medidas.csv', at: today, ids: records.map(({ id }) => id) },
      take: ({ from, count }) => Promise.resolve(records.slice(from, from + count)),
      isStopped: () => progress >= stopAfter,
      onProgress: (count) => (progress = count),
    });
  }

  async function undo(): Promise<void> {
    const last = await readLastImport(store, KEY);
    if (!last) throw new Error('nothing to undo');
    await removeImported(store, measures, last.ids);
    await forgetImport(store, KEY);
  }
  const list = async () => (await store.list(measures, ALL)).map(({ value }) => value);
  return { store, plan, importFile, undo, list };
}

const figure = (name: keyof typeof MEASURE_LIMITS) => {
  const { min, max, decimals } = MEASURE_LIMITS[name];
  return decimals === 0
    ? fc.integer({ min, max })
    : fc.integer({ min: min * 100, max: max * 100 }).map((hundredths) => hundredths / 100);
};
/** Few days, so that some have several measures. */
const anyMeasure: fc.Arbitrary<Measure> = fc
  .record(
    {
      takenOn: fc.integer({ min: 10, max: 25 }).map((day) => `2026-11-${day}`),
      weightKg: figure('weightKg'),
      chestCm: figure('chestCm'),
      waistCm: figure('waistCm'),
      hipsCm: figure('hipsCm'),
      thighsCm: figure('thighsCm'),
      armsCm: figure('armsCm'),
      neckCm: figure('neckCm'),
      calfCm: figure('calfCm'),
      bodyFatPercent: figure('bodyFatPercent'),
      restingPulse: figure('restingPulse'),
      bloodPressure: fc
        .tuple(figure('systolic'), figure('diastolic'))
        .filter(([systolic, diastolic]) => systolic > diastolic)
        .map(([systolic, diastolic]) => ({ systolic, diastolic })),
    },
    { requiredKeys: ['takenOn'] },
  )
  .filter((measure) => schema.schema.safeParse(measure).success);

const sorted = (values: readonly Measure[]): string[] =>
  values.map((value) => writeMeasuresCsv([value], NAMED)).toSorted();

test('an export imports unchanged on another device and adds nothing on its own', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyMeasure, { minLength: 1, maxLength: 20 }), async (values) => {
      const csv = writeMeasuresCsv(values, NAMED);
      const other = openDevice();
      const planned = await other.plan(csv);
      expect(planned.problems).toEqual([]);
      await other.importFile(csv);
      expect(sorted(await other.list())).toEqual(sorted(values));
      expect(await other.importFile(csv)).toBe(0);
      expect(
        writeMeasuresCsv(await other.list(), NAMED)
          .split('\r\n')
          .toSorted(),
      ).toEqual(csv.split('\r\n').toSorted());
    }),
    { numRuns: cases(60) },
  );
});

const weeks = (count: number): string =>
  writeMeasuresCsv(
    Array.from({ length: count }, (_, index) => ({
      takenOn: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
      weightKg: 80 - index / 100,
    })),
    NAMED,
  );

test('a preview marks each row as new, repeated or refused with its reason, and writes nothing', async () => {
  const device = openDevice();
  await device.store.save(measures, { value: { takenOn: '2026-11-20', weightKg: 80 } });
  const plan = await device.plan(
    'Date,Weight (lb),BMI\n2026-11-20,176.37,24\n2026-11-21,176.4,24\n21/13/2026,176,24\n2026-11-22,17,5,24\n',
  );
  expect(plan.repeated.map(({ row }) => row)).toEqual([2]);
  expect(plan.added).toEqual([{ row: 3, measure: { takenOn: '2026-11-21', weightKg: 80.01 } }]);
  expect(plan.problems).toEqual([
    { row: 4, code: 'bad_date', foundText: '21/13/2026' },
    { row: 5, code: 'too_many_cells' },
  ]);
  expect(await device.list()).toHaveLength(1);
});

test('an interrupted import resumes, and its undo removes all of it', async () => {
  const device = openDevice();
  await device.store.save(measures, { value: { takenOn: '2026-01-02', weightKg: 79.99 } });
  await device.store.save(measures, { value: { takenOn: '2026-01-03', waistCm: 85 } });
  expect(await device.importFile(weeks(60), { stopAfter: 20 })).toBe(25);
  expect(await device.importFile(weeks(60))).toBe(34);
  expect(await readLastImport(device.store, KEY)).toMatchObject({ writtenCount: 59 });
  expect(await device.list()).toHaveLength(61);
  await device.undo();
  expect(await device.list()).toHaveLength(2);
  expect(await device.importFile(weeks(60))).toBe(59);
});

test('two devices that import the same file write the same records', async () => {
  const [one, other] = [openDevice(), openDevice()];
  await one.importFile(weeks(30));
  await other.importFile(weeks(30));
  const ids = async ({ store }: typeof one) =>
    (await store.list(measures, ALL)).map(({ id }) => id);
  expect(await ids(one)).toEqual(await ids(other));
});

test('an imported measure that was edited is not imported again', async () => {
  const device = openDevice();
  await device.importFile(weeks(1));
  const [original] = await device.store.list(measures, ALL);
  if (!original) throw new Error('nothing was imported');
  await device.store.save(measures, {
    id: original.id,
    original,
    value: { ...original.value, weightKg: 79 },
  });
  const { added, repeated } = await device.plan(weeks(1));
  expect([added.length, repeated.length]).toEqual([0, 1]);
});

test.each([
  ['', 'empty'],
  ['PK\u0003\u0004', 'not_text'],
  ['Fecha;Notas\n2026-11-20;bien', 'no_figures'],
  ['Peso (kg)\n80', 'no_day'],
])('the file "%s" is refused as %s', (text, problem) => {
  expect(openBytes(new TextEncoder().encode(text))).toBe(problem);
});
