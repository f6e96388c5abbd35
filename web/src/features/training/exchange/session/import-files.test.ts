import type { OwnExercise } from '@forja/domain/exercises/own-exercise';
import { EXERCISES } from '@forja/domain/exercises/library/exercise-library';
import type { Workout } from '@forja/domain/workouts/workout';
import { sortChildren } from '@forja/domain/records/children';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hevyFile, strongFile } from './csv-files.fixture.ts';
import { writeCsv, writeJson } from './export-files.ts';
import {
  importedKey,
  type ImportSession,
  type NameChoice,
  type NewRecord,
  type OpenCall,
  type PlanCall,
} from './import-calls.ts';
import { openImport } from './open-import.ts';
import { RefusedFile } from './refused-file.ts';

const KILOS = { weight: 'kg', distance: 'km' } as const;

const openFile = (text: string, more: Partial<OpenCall> = {}): ImportSession =>
  openImport({
    bytes: new TextEncoder().encode(text),
    exercises: EXERCISES,
    remembered: {},
    lastDay: '2026-11-25',
    dropNote: 'Serie descendente.',
    unnamed: 'Entrenamiento',
    ...more,
  });

/** Default answers: the best suggestion, or an own exercise. */
const firstChoices = ({ opened }: ImportSession): Record<string, NameChoice> =>
  Object.fromEntries(
    opened.names.map(({ name, suggestions: [first], muscle }) => [
      name,
      first?.certainty === 'exact'
        ? { kind: 'exercise', id: first.id }
        : { kind: 'own', muscle: muscle ?? 'abs' },
    ]),
  );

async function importAll(text: string, { knownKeys = [], units = KILOS }: Partial<PlanCall> = {}) {
  const session = openFile(text);
  const plan = await session.plan({ units, knownKeys, choices: firstChoices(session) });
  const workouts = session.take({ from: 0, count: plan.ids.length });
  return { session, plan, workouts };
}

function exportCsv({ workouts }: { workouts: readonly NewRecord<Workout>[] }): string {
  const writer = writeCsv();
  for (const each of workouts) writer.addWorkouts([each]);
  return writer.finish().join('');
}

type Exported = {
  workouts: readonly NewRecord<Workout>[];
  ownExercises: readonly NewRecord<OwnExercise>[];
};

function exportJson({ workouts, ownExercises }: Exported): string {
  const writer = writeJson(ownExercises);
  writer.addWorkouts(workouts);
  return writer.finish().join('');
}

const listKeys = (workouts: readonly NewRecord<Workout>[]): string[] =>
  workouts.flatMap(({ id, value: { imported } }) => [
    id,
    ...(imported ? [importedKey(imported)] : []),
  ]);

test.each([
  ['Hevy', hevyFile(1000), 50],
  ['Strong', strongFile(1000), 50],
])('a file of %s with 1,000 sets yields 50 workouts with every set', async (_, text, count) => {
  const { plan, workouts } = await importAll(text);
  expect(plan).toMatchObject({ sets: 1000, duplicates: 0, skipped: 0, problemCounts: {} });
  expect(workouts).toHaveLength(count);
  expect(workouts.map(({ id }) => id)).toEqual(plan.ids);
  expect(new Set(plan.ids).size).toBe(count);
});

test('a Hevy workout keeps its times, its library exercises and the order of its sets', async () => {
  const { workouts } = await importAll(hevyFile(20));
  const workout = workouts[0]?.value;
  expect(workout).toMatchObject({
    name: 'Día 1',
    day: '2016-01-04',
    startedAt: new Date(2016, 0, 4, 18, 30).toISOString(),
    finishedAt: new Date(2016, 0, 4, 19, 35).toISOString(),
    imported: { from: 'hevy', key: '2016-01-04T18:30:00 Día 1' },
  });
  const [squat] = sortChildren(workout?.exercises ?? {});
  expect(squat).toMatchObject({ exerciseId: 'back-squat', name: 'Sentadilla con barra' });
  expect(sortChildren(squat?.sets ?? {}).map(({ kind }) => kind)).toEqual([
    'warmup',
    'working',
    'working',
    'working',
  ]);
});

test('a repeated file adds nothing, in any language and after a partial import', async () => {
  const { workouts } = await importAll(hevyFile(1000));
  const again = await importAll(hevyFile(1000), { knownKeys: listKeys(workouts) });
  expect(again.plan).toMatchObject({ ids: [], duplicates: 50 });
  const inEnglish = hevyFile(1000).replaceAll(' ene ', ' Jan ').replaceAll(' abr ', ' Apr ');
  expect((await importAll(inEnglish, { knownKeys: listKeys(workouts) })).plan.duplicates).toBe(50);
  const half = await importAll(hevyFile(1000), { knownKeys: listKeys(workouts.slice(0, 20)) });
  expect(half.plan.duplicates).toBe(20);
  expect([...workouts.slice(0, 20), ...half.workouts]).toEqual(workouts);
});

test('a file without units asks for them, and pounds are converted to kilos', async () => {
  const text = strongFile(20);
  expect(openFile(text).opened.questions).toEqual({ weight: true, distance: false });
  expect(openFile(hevyFile(20)).opened.questions).toEqual({ weight: false, distance: false });
  const getFirstWeight = ({ workouts: [first] }: { workouts: readonly NewRecord<Workout>[] }) =>
    Object.values(Object.values(first?.value.exercises ?? {})[0]?.sets ?? {})[0]?.weightKg;
  const kilos = getFirstWeight(await importAll(text)) ?? 0;
  const pounds = await importAll(text, { units: { weight: 'lb', distance: 'km' } });
  expect(getFirstWeight(pounds)).toBeCloseTo(kilos * 0.45359237, 2);
});

test('an exercise outside the library is created once, or omitted with its sets', async () => {
  const text = hevyFile(1000);
  const session = openFile(text);
  const { names } = session.opened;
  expect(names.find(({ name }) => name === 'Zercher Squat (Barbell)')).toMatchObject({
    muscle: 'quads',
    isTimed: false,
  });
  const choices = firstChoices(session);
  const { ownExercises, sets } = await session.plan({ units: KILOS, knownKeys: [], choices });
  expect(ownExercises).toMatchObject([{ value: { name: 'Zercher Squat (Barbell)' } }]);
  const without = await session.plan({
    units: KILOS,
    knownKeys: [],
    choices: { ...choices, 'Zercher Squat (Barbell)': { kind: 'skip' } },
  });
  expect(without.ownExercises).toEqual([]);
  expect(without.sets).toBeLessThan(sets);
});

test('each omitted row is reported with its number, and the others are imported', async () => {
  const lines = hevyFile(40).split('\r\n');
  const brokenFile = lines
    .map((line, at) => {
      if (at === 3) return line.replace(/4 ene 2016, 18:30/u, 'ayer');
      return at === 6 ? line.replace(/,[\d.]+,(\d+),,,/u, ',mucho,$1,,,') : line;
    })
    .join('\r\n');
  const { plan } = await importAll(brokenFile);
  expect(plan.sets).toBe(38);
  expect(plan.problems).toMatchObject([
    { code: 'bad_date', foundText: 'ayer' },
    { code: 'bad_weight', foundText: 'mucho' },
  ]);
  expect(plan.problemCounts).toEqual({ bad_date: 1, bad_weight: 1 });
});

test('a file in UTF-16 or in a legacy encoding is read', () => {
  const text = hevyFile(20);
  const utf16 = new Uint8Array(
    Uint16Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0)).buffer,
  );
  const latin1 = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const names = openFile(text).opened.names;
  expect(openFile('', { bytes: utf16 }).opened.names).toEqual(names);
  expect(openFile('', { bytes: latin1 }).opened.names).toEqual(names);
});

const STRONG_HEADER = 'Date;Workout Name;Exercise Name;Set Order;Weight;Reps';
const SPANISH_HEADER =
  'Fecha;Nombre del entrenamiento;Nombre del ejercicio;Orden de la serie;Peso (kg);Reps';

const readSets = async (text: string, more: Partial<OpenCall> = {}) => {
  const session = openFile(text, more);
  const plan = await session.plan({ units: KILOS, knownKeys: [], choices: firstChoices(session) });
  const workouts = session.take({ from: 0, count: plan.ids.length }).map(({ value }) => value);
  const sets = workouts.flatMap(({ day, exercises }) =>
    Object.values(exercises).flatMap((exercise) =>
      Object.values(exercise.sets).map(({ weightKg, repetitions }) => [day, weightKg, repetitions]),
    ),
  );
  return { plan, sets };
};

test.each([
  ['a byte order mark', `\uFEFF${STRONG_HEADER}\n2026-07-01;A;Squat (Barbell);1;82.5;5`],
  ['old line ends', `${STRONG_HEADER}\r2026-07-01;A;Squat (Barbell);1;82.5;5\r`],
  ['line ends of Windows', `${STRONG_HEADER}\r\n2026-07-01;A;Squat (Barbell);1;82.5;5\r\n`],
  ['titles and figures in Spanish', `${SPANISH_HEADER}\n2026-07-01;A;Squat (Barbell);1;82,5;5`],
  ['dates of a spreadsheet', `${SPANISH_HEADER}\n1/7/2026 07:06;A;Squat (Barbell);1;82,5;5`],
  [
    'quotes, also inside',
    `"${STRONG_HEADER.replaceAll(';', '";"')}"\n"2026-07-01";"El ""A"";";"Squat (Barbell)";"1";"82,5";"5"`,
  ],
  ['tabs', `${STRONG_HEADER}\n2026-07-01;A;Squat (Barbell);1;82.5;5`.replaceAll(';', '\t')],
  [
    '200 columns more',
    `${Array.from({ length: 200 }, (_, at) => `Otra ${at}`).join(';')};${STRONG_HEADER}\n${';'.repeat(200)}2026-07-01;A;Squat (Barbell);1;82.5;5`,
  ],
  ['empty lines', `${STRONG_HEADER}\n\n2026-07-01;A;Squat (Barbell);1;82.5;5\n;;;;;\n\n`],
])('a file with %s is read', async (_, text) => {
  const { plan, sets } = await readSets(text);
  expect(plan.problemCounts).toEqual({});
  expect(sets).toEqual([['2026-07-01', 82.5, 5]]);
});

test('one unambiguous month-first date makes the whole file month-first', async () => {
  const { sets } = await readSets(
    `${STRONG_HEADER}\n7/1/2026;A;Squat (Barbell);1;80;5\n7/26/2026;B;Squat (Barbell);1;85;5`,
  );
  expect(sets).toEqual([
    ['2026-07-26', 85, 5],
    ['2026-07-01', 80, 5],
  ]);
});

test('an unclosed quote, a truncated row and an oversized row omit only their own rows and are reported', async () => {
  const { plan, sets } = await readSets(
    [
      STRONG_HEADER,
      '2026-07-01;A;Squat (Barbell);1;80;5',
      '2026-07-01;A',
      '2026-07-01;A;Squat (Barbell);1;80;5;sobra;sobra',
      '2026-07-02;"A;Squat (Barbell);1;80;5',
    ].join('\n'),
  );
  expect(sets).toHaveLength(2);
  expect(plan.problems).toMatchObject([
    { row: 3, code: 'no_exercise' },
    { row: 5, code: 'unreadable' },
  ]);
});

test('a spreadsheet that is not CSV is refused with its format', () => {
  const bytes = Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0, 6, 0, 8, 0, 0, 0, 33, 0, 255, 254, 0]);
  expect(() => openFile('', { bytes })).toThrow('not_text');
});

test.each([
  ['', 'empty'],
  [' \n\r\n ', 'empty'],
  ['\uFEFF', 'empty'],
  [STRONG_HEADER, 'empty'],
  ['Date;Workout Name;Peso', 'unknown_columns'],
  ['{"records":', 'unknown_json'],
  ['[]', 'unknown_columns'],
  ['nombre,apellido\nAna,Paz', 'unknown_columns'],
  ['{"records":{}}', 'unknown_json'],
  [hevyFile(0), 'empty'],
])('%j is refused: %s', (text, refusal) => {
  expect(() => openFile(text)).toThrow(RefusedFile);
  expect(() => openFile(text)).toThrow(refusal);
});

test('an import of an export yields the same workouts, in both formats', async () => {
  for (const text of [hevyFile(200), strongFile(200)]) {
    const { workouts, plan } = await importAll(text);
    const own = [
      ...EXERCISES,
      ...plan.ownExercises.map(({ id, value }) => ({ id, name: value.name })),
    ];
    for (const exported of [
      exportCsv({ workouts }),
      exportJson({ workouts, ownExercises: plan.ownExercises }),
    ]) {
      const session = openFile(exported, { exercises: own });
      expect(session.opened).toMatchObject({
        app: 'forja',
        names: [],
        questions: { weight: false },
      });
      const again = await session.plan({ units: KILOS, knownKeys: [], choices: {} });
      expect(session.take({ from: 0, count: again.ids.length })).toEqual(workouts);
      const repeatedPlan = await session.plan({
        units: KILOS,
        knownKeys: listKeys(workouts),
        choices: {},
      });
      expect(repeatedPlan.ids).toEqual([]);
    }
  }
});

const anyOptional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const aText = (most: number) =>
  fc
    .oneof(
      fc.string({ minLength: 1, maxLength: most, unit: 'grapheme' }),
      fc.constantFrom(
        '=1+1',
        "'=x",
        '-5',
        '@a',
        'con, coma',
        'con "comillas"',
        'dos\nrenglones',
        'punto;y coma',
      ),
    )
    .map((text) => text.trim().slice(0, most).trim())
    .filter((text) => text !== '' && !text.includes('\0') && !/[\uD800-\uDFFF]$/u.test(text));
const aSet = fc.record({
  kind: fc.constantFrom('working' as const, 'warmup' as const),
  weightKg: anyOptional(fc.integer({ min: 0, max: 40_000 }).map((grams) => grams / 40)),
  repetitions: anyOptional(fc.integer({ min: 0, max: 500 })),
  seconds: anyOptional(fc.integer({ min: 1, max: 36_000 })),
  distanceMeters: anyOptional(fc.integer({ min: 1, max: 500_000 })),
  repsInReserve: anyOptional(fc.integer({ min: 0, max: 20 }).map((halves) => halves / 2)),
  doneAt: anyOptional(fc.constant('2026-01-01T10:00:00.000Z')),
  notes: anyOptional(aText(60)),
});
const ids = fc.uuid({ version: 7 });
const anyChildren = <Child>(child: fc.Arbitrary<Child>, most: number) =>
  fc
    .array(fc.tuple(ids, child), { maxLength: most })
    .map((all) =>
      Object.fromEntries(all.map(([id, one], at) => [id, { ...one, order: `a${at}` }])),
    );
const anExercise = fc.record({
  exerciseId: fc.constantFrom('back-squat', 'bench-press', 'plank'),
  name: aText(40),
  notes: anyOptional(aText(60)),
  restSeconds: anyOptional(fc.integer({ min: 0, max: 1800 })),
  supersetId: anyOptional(ids),
  sets: anyChildren(aSet, 4),
});
const aWorkout = fc.record({
  name: aText(40),
  day: fc.constant('2026-01-01'),
  startedAt: fc.constant('2026-01-01T10:00:00.000Z'),
  finishedAt: fc.constant('2026-01-01T11:00:00.000Z'),
  notes: anyOptional(aText(60)),
  exercises: anyChildren(anExercise, 4),
});

/** Drops child ids, which CSV does not have. */
const dropIds = ({ exercises, ...workout }: Workout): unknown =>
  JSON.parse(
    JSON.stringify({
      ...workout,
      exercises: sortChildren(exercises).map(({ id: _, order: __, sets, ...exercise }) => ({
        ...exercise,
        sets: sortChildren(sets).map(({ id: ___, order: ____, ...set }) => set),
      })),
    }),
  );

test('any workout survives CSV in every column, and JSON unchanged', async () => {
  const own: NewRecord<OwnExercise>[] = [];
  await fc.assert(
    fc.asyncProperty(ids, aWorkout, async (id, value) => {
      const workouts = [{ id, value }];
      const csv = openFile(exportCsv({ workouts }));
      await csv.plan({ units: KILOS, knownKeys: [], choices: {} });
      const [fromCsv] = csv.take({ from: 0, count: 1 });
      expect(fromCsv?.id).toBe(id);
      expect(fromCsv && dropIds(fromCsv.value)).toEqual(dropIds(value));
      const json = openFile(exportJson({ workouts, ownExercises: own }));
      await json.plan({ units: KILOS, knownKeys: [], choices: {} });
      expect(json.take({ from: 0, count: 1 })).toEqual(JSON.parse(JSON.stringify(workouts)));
    }),
  );
});

test('50,000 sets of each app yield 2,500 workouts', async () => {
  for (const text of [hevyFile(50_000), strongFile(50_000)]) {
    const session = openFile(text);
    const plan = await session.plan({
      units: KILOS,
      knownKeys: [],
      choices: firstChoices(session),
    });
    expect(plan).toMatchObject({ sets: 50_000, problemCounts: {} });
    expect(plan.ids).toHaveLength(2_500);
  }
});
