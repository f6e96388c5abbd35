import { expect, test } from 'vitest';
import { findColumns } from './file-columns.ts';
import { readRow } from './read-row.ts';

const HEVY =
  'title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_kg,reps,distance_km,duration_seconds,rpe';
const STRONG =
  'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE';
const STRONG_UNITS =
  'Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;Workout Notes;Workout Duration';

function read(header: string, line: string, separator = ',', weight: 'kg' | 'lb' = 'kg') {
  const columns = findColumns(header.split(separator));
  if (!columns) throw new Error('no columns');
  return readRow(line.split(separator), 2, {
    columns,
    units: { weight, distance: 'km' },
    dateOrder: 'day-first',
    lastDay: '2026-11-25',
    dropNote: 'Serie descendente.',
  });
}
const hevySet = (line: string) => read(HEVY, `Torso,1 Jul 2026 07:06,1 Jul 2026 08:11,,${line}`);
const strongSet = (line: string) => read(STRONG, `2026-07-01 07:06:00,Torso,1h 5m,${line}`);

test('a set of Hevy has its kind, weight, repetitions and reserve', () => {
  expect(hevySet('Bench Press (Barbell),0,con pausa,0,normal,80,8,,,8.5')).toEqual({
    problems: [],
    row: {
      row: 2,
      workout: {
        name: 'Torso',
        start: { wall: '2026-07-01T07:06:00' },
        end: { wall: '2026-07-01T08:11:00' },
      },
      exercise: { name: 'Bench Press (Barbell)', notes: 'con pausa', superset: '0', isStart: true },
      set: { kind: 'working', weightKg: 80, repetitions: 8, repsInReserve: 1.5 },
    },
  });
});

test.each([
  ['warmup', { kind: 'warmup' }],
  ['dropset', { kind: 'working', notes: 'Serie descendente.' }],
  ['failure', { kind: 'working', repsInReserve: 0 }],
])('a %s set of Hevy is %o', (kind, expected) => {
  expect(hevySet(`Plank,,,1,${kind},,10,,,`).row?.set).toMatchObject(expected);
});

test('a set of Strong has its order, and 0 means no figure', () => {
  expect(strongSet('Plank,1,0.0,0,0,60,,,').row?.set).toEqual({ kind: 'working', seconds: 60 });
  expect(strongSet('Squat (Barbell),W,60,5.0,0,0.0,,,').row).toMatchObject({
    workout: { durationSeconds: 3900 },
    set: { kind: 'warmup', weightKg: 60, repetitions: 5 },
  });
});

test('units come from each row of Strong or, without them, from the person', () => {
  const line = (unit: string) =>
    `2026-07-01 07:06:00;Legs;Squat (Barbell);1;100;${unit};5;9;1.5;mi;0;;;1h`;
  expect(read(STRONG_UNITS, line('lbs'), ';').row?.set).toMatchObject({
    weightKg: 45.36,
    distanceMeters: 2414,
    repsInReserve: 1,
  });
  expect(read(STRONG_UNITS, line('kg'), ';', 'lb').row?.set?.weightKg).toBe(100);
  expect(read(STRONG_UNITS, line(''), ';', 'lb').row?.set?.weightKg).toBe(45.36);
});

test('a rest of Strong is neither a set nor a problem', () => {
  expect(strongSet('Squat (Barbell),Rest Timer,0,0,0,90,,,')).toEqual({ problems: [] });
});

test.each([
  [',,,0,normal,80,8,,,', 'no_exercise', undefined],
  ['Squat,,,0,normal,ochenta,8,,,', 'bad_weight', 'ochenta'],
  ['Squat,,,0,normal,1200,8,,,', 'bad_weight', '1200'],
  ['Squat,,,0,normal,80,8.5,,,', 'bad_repetitions', '8.5'],
  ['Squat,,,0,normal,80,900,,,', 'bad_repetitions', '900'],
  ['Run,,,0,normal,,,900,,', 'bad_distance', '900'],
  ['Run,,,0,normal,,,,40000,', 'bad_seconds', '40000'],
  ['Squat,,,0,normal,80,,,,', 'nothing_done', undefined],
  ['Squat,,,0,cluster,80,8,,,', 'unknown_kind', 'cluster'],
])('"%s" is skipped: %s', (line, code, foundText) => {
  expect(hevySet(line)).toEqual({ problems: [{ row: 2, code, foundText }] });
});

test('a set with a wrong effort or a long text is still imported', () => {
  expect(hevySet('Squat,,,0,normal,80,8,,,11').row?.set).toMatchObject({ repetitions: 8 });
  expect(hevySet('Squat,,,0,normal,80,8,,,11').problems).toMatchObject([{ code: 'bad_rpe' }]);
  expect(hevySet(`${'x'.repeat(90)},,,0,normal,80,8,,,`).problems).toMatchObject([
    { code: 'text_cut' },
  ]);
});

test.each([
  ['', 'no_date'],
  ['ayer', 'bad_date'],
  ['1 Jul 2030 07:06', 'future_date'],
])('a workout of "%s" is skipped: %s', (start, code) => {
  expect(read(HEVY, `Torso,${start},,,Squat,,,0,normal,80,8,,,`).problems).toMatchObject([
    { code },
  ]);
});

test('columns are found by their names, in any order, in English or in Spanish', () => {
  expect(
    findColumns(['Date', 'Workout Name', 'Exercise Name', 'Set Order', 'Weight (lbs)']),
  ).toMatchObject({
    app: 'strong',
    weights: [{ at: 4, unit: 'lb' }],
  });
  expect(
    findColumns([
      'Fecha',
      'Nombre del entrenamiento',
      'Nombre del ejercicio',
      'Orden de la serie',
      'Peso',
      'Reps',
    ])?.app,
  ).toBe('strong');
  expect(findColumns(['nombre', 'apellido'])).toBeUndefined();
});
