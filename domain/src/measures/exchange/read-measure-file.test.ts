import { expect, test } from 'vitest';
import { findMeasureColumns } from './measure-columns.ts';
import type { MeasureRowProblem } from './measure-row.ts';
import { type MeasureFileAnswers, openMeasureFile, readMeasureFile } from './read-measure-file.ts';

const NONE: ReadonlySet<number> = new Set();
const KILOS = { mass: 'kg', length: 'cm', dateOrder: 'day-first' } as const;

function read(
  lines: readonly (readonly string[])[],
  {
    brokenRows = NONE,
    ...answers
  }: Partial<MeasureFileAnswers> & { brokenRows?: typeof NONE } = {},
) {
  const file = openMeasureFile(lines, brokenRows);
  if (typeof file === 'string') throw new Error(file);
  const reading = { lastDay: '2026-11-25', toDay: () => '2026-03-13' };
  return { file, ...readMeasureFile(file, { ...KILOS, ...answers }, reading) };
}

const readMeasures = (...args: Parameters<typeof read>) =>
  read(...args).measures.map(({ measure }) => measure);

test.each<[title: string, column: string, unit: string | undefined]>([
  ['Peso (kg)', 'weightKg', 'kg'],
  ['weight_kg', 'weightKg', 'kg'],
  ['Weight (lbs)', 'weightKg', 'lb'],
  ['Weight in kg', 'weightKg', 'kg'],
  ['PESO', 'weightKg', undefined],
  ['Cintura (cm)', 'waistCm', 'cm'],
  ['Waist (in)', 'waistCm', 'in'],
  ['Grasa corporal (%)', 'bodyFatPercent', '%'],
  ['Fat (%)', 'bodyFatPercent', '%'],
  ['fat_percent', 'bodyFatPercent', undefined],
  ['Pulso en reposo (lpm)', 'restingPulse', 'bpm'],
  ['Presión máxima (mmHg)', 'systolic', 'mmHg'],
  ['Blood pressure', 'bloodPressure', undefined],
])('the column "%s" is %s in %s', (title, column, unit) => {
  const columns = findMeasureColumns(['Fecha', title]);
  expect(columns).toMatchObject({ figures: [{ column, unit, at: 1 }], ignored: [] });
});

test.each(['Fat', 'Fat mass (kg)', 'BMI', 'Left thigh (cm)', 'Weight (cm)', 'Notas', ''])(
  'the column "%s" is ignored',
  (title) => {
    expect(findMeasureColumns(['Fecha', title])).toBe('no_figures');
  },
);

test('a figure in two units is read in ours, and ignored columns are listed', () => {
  const columns = findMeasureColumns(['Date', 'Weight (lb)', 'BMI', 'Weight (kg)']);
  expect(columns).toMatchObject({
    figures: [{ column: 'weightKg', at: 3 }],
    ignored: ['Weight (lb)', 'BMI'],
  });
});

test.each([
  [[], 'empty'],
  [[['Fecha', 'Peso (kg)']], 'empty'],
  [
    [
      ['Fecha', 'Peso (kg)'],
      ['', ''],
    ],
    'empty',
  ],
  [[['Peso (kg)'], ['78,4']], 'no_day'],
  [
    [
      ['Fecha', 'Notas'],
      ['2026-03-14', 'bien'],
    ],
    'no_figures',
  ],
] as const)('the file %j is refused as %s', (lines, refusal) => {
  expect(openMeasureFile(lines, NONE)).toBe(refusal);
});

test.each<[text: string, weightKg: number]>([
  ['78,4', 78.4],
  ['78.4', 78.4],
  ['78.400', 78.4],
  ['78,45 kg', 78.45],
  ['172.8 lb', 78.38],
  ['172,8 Lbs', 78.38],
])('a weight of "%s" is %d kg', (text, weightKg) => {
  expect(
    readMeasures([
      ['Fecha', 'Peso'],
      ['2026-03-14', text],
    ]),
  ).toEqual([{ takenOn: '2026-03-14', weightKg }]);
});

test('pounds and inches are converted according to the title or the person', () => {
  const rows = [
    ['Date', 'Weight', 'Waist'],
    ['2026-03-14', '172.8', '33.5'],
  ];
  const { file } = read(rows);
  expect(file.questions).toEqual({ mass: true, length: true, dateOrder: false });
  expect(readMeasures(rows, { mass: 'lb', length: 'in' })).toEqual([
    { takenOn: '2026-03-14', weightKg: 78.38, waistCm: 85.1 },
  ]);
  const titled = [
    ['Date', 'Weight (lb)', 'Waist (in)'],
    ['2026-03-14', '172.8', '33.5'],
  ];
  expect(read(titled).file.questions).toEqual({ mass: false, length: false, dateOrder: false });
  expect(readMeasures(titled)).toEqual([{ takenOn: '2026-03-14', weightKg: 78.38, waistCm: 85.1 }]);
});

test('an empty column or one with units in its cells needs no question', () => {
  const { file } = read([
    ['Fecha', 'Peso', 'Cintura'],
    ['2026-03-14', '78,4 kg', ''],
  ]);
  expect(file.questions).toEqual({ mass: false, length: false, dateOrder: false });
});

test.each<[days: string[], asks: boolean, first: string | undefined]>([
  [['3/4/2026', '5/4/2026'], true, undefined],
  [['3/4/2026', '25/4/2026'], false, '2026-04-03'],
  [['3/4/2026', '4/25/2026'], false, '2026-03-04'],
  [['3/3/2026', '4/4/2026'], false, '2026-03-03'],
  [['2026-04-03', '4 de mayo de 2026'], false, '2026-04-03'],
])('the days %j need a question about the month: %s', (days, asks, first) => {
  const rows = [['Fecha', 'Peso (kg)'], ...days.map((day) => [day, '80'])];
  const { file, measures } = read(rows);
  expect(file.questions.dateOrder).toBe(asks);
  if (first) expect(measures[0]?.measure.takenOn).toBe(first);
});

test('an ambiguous day is read as the person answers', () => {
  const rows = [
    ['Fecha', 'Peso (kg)'],
    ['3/4/2026', '80'],
  ];
  expect(readMeasures(rows, { dateOrder: 'month-first' })[0]?.takenOn).toBe('2026-03-04');
});

test('an instant belongs to the local day of the person', () => {
  expect(
    readMeasures([
      ['Date', 'Weight (kg)'],
      ['2026-03-14T01:30:00Z', '80'],
    ]),
  ).toEqual([{ takenOn: '2026-03-13', weightKg: 80 }]);
});

test('a pressure has one or two columns, and zero means not measured', () => {
  const rows = [
    ['Fecha', 'Presión', 'Pulso', 'Body fat'],
    ['2026-03-14', '120/80', '62', '0.0'],
    ['2026-03-15', '', '-', '18,5'],
  ];
  expect(readMeasures(rows)).toEqual([
    { takenOn: '2026-03-14', restingPulse: 62, bloodPressure: { systolic: 120, diastolic: 80 } },
    { takenOn: '2026-03-15', bodyFatPercent: 18.5 },
  ]);
});

test.each<[cells: string[], problem: Omit<MeasureRowProblem, 'row'>]>([
  [['', '78'], { code: 'no_date' }],
  [['ayer', '78'], { code: 'bad_date', foundText: 'ayer' }],
  [['31/2/2026', '78'], { code: 'bad_date', foundText: '31/2/2026' }],
  [['1949-12-31', '78'], { code: 'bad_date', foundText: '1949-12-31' }],
  [['2026-11-26', '78'], { code: 'future_date', foundText: '2026-11-26' }],
  [['2026-03-14', '29'], { code: 'bad_figure', field: 'weightKg', foundText: '29' }],
  [['2026-03-14', 'mucho'], { code: 'bad_figure', field: 'weightKg', foundText: 'mucho' }],
  [['2026-03-14', '80 cm'], { code: 'bad_figure', field: 'weightKg', foundText: '80 cm' }],
  [['2026-03-14', '1.234,5'], { code: 'bad_figure', field: 'weightKg', foundText: '1.234,5' }],
  [['2026-03-14', '-80'], { code: 'bad_figure', field: 'weightKg', foundText: '-80' }],
  [['2026-03-14', '', '60,5'], { code: 'bad_figure', field: 'restingPulse', foundText: '60,5' }],
  [['2026-03-14', '', '', '120'], { code: 'half_pressure' }],
  [['2026-03-14', '', '', '80', '120'], { code: 'pressure_upside_down', foundText: '80/120' }],
  [['2026-03-14', '', ''], { code: 'nothing_measured' }],
  [['2026-03-14', '78', '', '', '', '4'], { code: 'too_many_cells' }],
])('the row %j is skipped: %o', (cells, problem) => {
  const rows = [['Fecha', 'Peso', 'Pulso', 'Máxima', 'Mínima'], ['2026-03-13', '78'], cells];
  const { measures, problems } = read(rows);
  expect(measures).toHaveLength(1);
  expect(problems).toEqual([{ row: 3, ...problem }]);
});

test('a row with unclosed quotes is skipped, and blank rows are not counted', () => {
  const rows = [
    ['Fecha', 'Peso (kg)'],
    ['', ''],
    ['"2026-03-14', '78'],
    ['2026-03-15', '78'],
  ];
  const { measures, problems } = read(rows, { brokenRows: new Set([2]) });
  expect(problems).toEqual([{ row: 3, code: 'unreadable' }]);
  expect(measures.map(({ row }) => row)).toEqual([4]);
});
