import { MEASURE_HELP } from '@forja/contract/measures';
import { expect, test } from 'vitest';
import { type MeasureDraft, createDraft, emptyDraft, readDraft } from './measure-draft.ts';

const TODAY = '2026-11-21';
const aDraft = (fields: Partial<MeasureDraft>): MeasureDraft => ({
  ...emptyDraft(TODAY),
  ...fields,
});

test.each([
  { fields: { weightKg: '78,4' }, measure: { takenOn: TODAY, weightKg: 78.4 } },
  { fields: { weightKg: '78.4' }, measure: { takenOn: TODAY, weightKg: 78.4 } },
  { fields: { waistCm: ' 86 ' }, measure: { takenOn: TODAY, waistCm: 86 } },
  {
    fields: { systolic: '120', diastolic: '80' },
    measure: { takenOn: TODAY, bloodPressure: { systolic: 120, diastolic: 80 } },
  },
  {
    fields: { takenOn: '2020-02-29', weightKg: '80', restingPulse: '58' },
    measure: { takenOn: '2020-02-29', weightKg: 80, restingPulse: 58 },
  },
])('$fields is a measure', ({ fields, measure }) => {
  expect(readDraft(aDraft(fields), TODAY)).toEqual({ measure });
});

test.each([
  { fields: {}, field: 'weightKg', message: /al menos una medida/ },
  { fields: { weightKg: 'ochenta' }, field: 'weightKg', message: MEASURE_HELP.weightKg },
  { fields: { weightKg: '780' }, field: 'weightKg', message: MEASURE_HELP.weightKg },
  { fields: { armsCm: '36,5 cm' }, field: 'armsCm', message: MEASURE_HELP.armsCm },
  { fields: { restingPulse: '60,5' }, field: 'restingPulse', message: MEASURE_HELP.restingPulse },
  {
    fields: { systolic: '80', diastolic: '120' },
    field: 'systolic',
    message: /mayor que la mínima/,
  },
  { fields: { systolic: '120' }, field: 'diastolic', message: /obligatorio/ },
  {
    fields: { takenOn: '2026-11-22', weightKg: '78' },
    field: 'takenOn',
    message: MEASURE_HELP.takenOn,
  },
  { fields: { takenOn: '', weightKg: '78' }, field: 'takenOn', message: MEASURE_HELP.takenOn },
  {
    fields: { takenOn: '0202-11-21', weightKg: '78' },
    field: 'takenOn',
    message: MEASURE_HELP.takenOn,
  },
] as const)(
  '$fields says what to do with $field, and nothing of the others',
  ({ fields, field, message }) => {
    const { errors = {} } = readDraft(aDraft(fields), TODAY);
    expect(errors[field]).toMatch(message);
    expect(Object.keys(errors)).toEqual([field]);
  },
);

test('a measure opens in the form as it was written', () => {
  const fields = {
    weightKg: '78,4',
    waistCm: '86',
    bodyFatPercent: '17,5',
    systolic: '120',
    diastolic: '80',
  };
  const { measure } = readDraft(aDraft(fields), TODAY);
  expect(measure && createDraft(measure)).toEqual(aDraft(fields));
});
