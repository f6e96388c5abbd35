import { COMPOUND_IDS } from '@forja/domain/compounds/compounds.data';
import { CONDITIONS, HEALTH_FLAGS, JOINTS } from '@forja/domain/person/choices';
import type { PlanInput } from '@forja/domain/person/plan-input';
import { anyPerson } from '@forja/domain/person/person.fixture';
import { anyUser } from '@forja/domain/plan/plan-of.fixture';
import { generatePlan } from '@forja/domain/plan/generate-plan';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clinicianPdf } from './clinician-pdf.ts';
import { fitSheet } from './fit-sheet.ts';
import { sheetContent } from './sheet-content.ts';
import { readFonts } from '../../../shared/pdf/pdf-fonts.fixture.ts';
import { readPdfLines } from '../../../shared/pdf/pdf-text.fixture.ts';

const MADE = new Date('2026-11-22T12:00:00-03:00');
const healthy: PlanInput = {
  ageYears: 30,
  weightKg: 80,
  heightCm: 178,
  sex: 'male',
  conditions: ['none'],
  goal: 'muscle_gain',
  level: 'beginner',
  cycleWeeks: 12,
  cycleType: 'natural',
};
const chemistry: PlanInput['chemistry'] = {
  compounds: COMPOUND_IDS.slice(0, 12),
  doseMultiple: 'unknown',
  origin: 'unknown',
  yearsOfUse: 4,
  medicalFollowUp: false,
  sharesEquipment: true,
  withoutBreak: true,
};
const everything: PlanInput = {
  ...healthy,
  sex: 'female',
  conditions: CONDITIONS.filter((condition) => condition !== 'none'),
  health: HEALTH_FLAGS.filter(
    (flag) => flag !== 'dialysis_or_transplant' && flag !== 'potassium_restriction',
  ),
  injuries: [...JOINTS],
  bloodPressure: { systolic: 195, diastolic: 118 },
  labs: {
    haematocritPercent: 55,
    altTimesUpperLimit: 4,
    astTimesUpperLimit: 4,
    ldlMgDl: 200,
    hdlMgDl: 18,
    egfr: 40,
    hba1cPercent: 8,
    psaNgMl: 5,
    lvefPercent: 30,
  },
  cycleType: 'steroid',
  cycleWeeks: 24,
  chemistry,
};

function makePlan(input: PlanInput) {
  const outcome = generatePlan(input);
  if (!outcome.ok) throw new Error('no plan');
  return outcome.plan;
}
const fonts = readFonts();
const makePdf = (input: PlanInput) => clinicianPdf(sheetContent(makePlan(input), MADE), fonts);

const readLines = (pdf: ReturnType<typeof clinicianPdf>) => readPdfLines(pdf.output());

test.each([
  ['a healthy body', healthy],
  [
    'kidney disease with medicines',
    { ...healthy, conditions: ['kidney_disease' as const], health: ['anticoagulant' as const] },
  ],
  ['nearly everything', everything],
])('the sheet of %s is one page of text within its margins', (_, input) => {
  const pdf = makePdf(input);
  expect(pdf.getNumberOfPages()).toBe(1);
  expect(pdf.output().startsWith('%PDF')).toBe(true);
  const lines = readLines(pdf);
  expect(lines.length).toBeGreaterThan(40);
  for (const { y, text } of lines) {
    expect(y, text).toBeGreaterThan(20);
    expect(y, text).toBeLessThan(842 - 20);
  }
});

test('a short sheet has large letters in two balanced columns', () => {
  const places = [
    ...makePdf(healthy)
      .output()
      .matchAll(/([\d.]+) (-?[\d.]+) Td/g),
  ];
  const lowest = (isLeft: boolean) =>
    Math.min(
      ...places
        .map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
        .filter(({ x, y }) => y > FOOT_PT && x < A4_PT.width / 2 === isLeft)
        .map(({ y }) => y),
    );
  expect(Math.abs(lowest(true) - lowest(false))).toBeLessThan(A4_PT.height / 5);
});

/** The footer takes two lines below the columns. */
const FOOT_PT = 50;
const A4_PT = { width: 595, height: 842 };

test('any answers yield one page without overflow or overlapping texts', () => {
  fc.assert(
    fc.property(fc.oneof(anyPerson, anyUser), (input) => {
      const outcome = generatePlan(input);
      if (!outcome.ok) return;
      const pdf = clinicianPdf(sheetContent(outcome.plan, MADE), fonts);
      expect(pdf.getNumberOfPages()).toBe(1);
      // reads only the page stream: writing a file with its fonts takes ten times longer
      const [, page = []] = pdf.internal.pages as unknown as readonly string[][]; // lines, although typed as numbers
      const places = [...page.join('\n').matchAll(/([\d.]+) (-?[\d.]+) Td/g)].map(
        ([place, , y]) => ({
          place,
          y: Number(y),
        }),
      );
      expect(places.length).toBeGreaterThan(40);
      expect(new Set(places.map(({ place }) => place)).size).toBe(places.length);
      expect(places.filter(({ y }) => y < FOOT_PT).length).toBeLessThanOrEqual(2);
      expect(Math.min(...places.map(({ y }) => y))).toBeGreaterThan(20);
    }),
  );
});

test('the sheet shows the answers, the applied rules with their sources, the missing data and when to call', () => {
  const text = readLines(
    makePdf({
      ...healthy,
      conditions: ['kidney_disease'],
      health: ['potassium_sparing_or_raas'],
      labs: { egfr: 45 },
    }),
  )
    .map((line) => line.text)
    .join(' ');
  for (const statement of [
    'Varón, 30 años, 80 kg, 178 cm',
    'enfermedad renal',
    'Filtrado glomerular 45 ml/min',
    'enalapril',
    'Proteína por día',
    'KDIGO',
    'presión en reposo',
    '107 o 911',
    'nadie lo verificó',
  ])
    expect(text).toContain(statement);
});

test('a list that does not fit counts its omitted items, and hard stops are never cut', () => {
  const content = sheetContent(makePlan(everything), MADE);
  const fitted = fitSheet(content.sections, { countLines: () => 2, capacity: 60 });
  const stops = (sections: typeof fitted) =>
    sections.find(({ title }) => title === 'Reglas que frenan')?.items;
  expect(stops(fitted)).toEqual(stops([...content.sections]));
  expect(
    fitted.flatMap(({ items }) => items).filter((item) => /^y \d+ más en la app\.$/.test(item))
      .length,
  ).toBeGreaterThan(0);
});

test('the sheet prints the special characters of its texts', () => {
  const content = sheetContent(makePlan(everything), MADE);
  const text = readLines(
    clinicianPdf({ ...content, sections: [{ title: 'α', items: ['≥ 140 − 5 “sí” ½'] }] }, fonts),
  ).map((line) => line.text);
  expect(text).toContain('α');
  expect(text).toContain('≥ 140 − 5 “sí” ½');
});
