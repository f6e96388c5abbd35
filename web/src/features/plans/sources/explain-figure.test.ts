import { aPerson, anyPerson } from '@forja/domain/person/person.fixture';
import { generatePlan } from '@forja/domain/plan/generate-plan';
import type { Plan } from '@forja/domain/plan/plan';
import { traced, type Traced } from '@forja/domain/evidence/traced';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases } from '@forja/domain/properties/cases.fixture';
import { explainFigure } from './explain-figure.ts';
import { quantityNames } from './quantity-names.messages.ts';

function makePlan(overrides: Parameters<typeof aPerson>[0]): Plan {
  const outcome = generatePlan(aPerson(overrides));
  if (!outcome.ok) throw new Error('no plan');
  return outcome.plan;
}

const isTraced = (value: object): value is Traced => 'rule' in value && 'steps' in value;

/** All figures of a plan, recursively. */
function listFigures(value: unknown): Traced[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(listFigures);
  return isTraced(value) ? [value, ...inside] : inside;
}

/** Normalizes no-break spaces. */
const normalizeSpaces = (text: string | undefined): string | undefined =>
  text?.replaceAll(/\s/g, ' ');

test('a surplus reads as expenditure plus its percentage, without the floor that did not apply', () => {
  const { energy, macros } = makePlan({ goal: 'muscle_gain', weightKg: 78.4 });
  const { sentence, calculation } = explainFigure(energy.target);
  expect(normalizeSpaces(sentence)).toMatch(
    /^Energía para ganar músculo, para vos: \d\.\d{3} kcal\.$/,
  );
  expect(normalizeSpaces(calculation)).toMatch(
    /^\d\.\d{3} kcal = \d\.\d{3} kcal de gasto \+ \d+(,\d)? %$/,
  );
  expect(normalizeSpaces(explainFigure(macros.protein).calculation)).toBe(
    '125 g = 1,6 g por kilo × 78,4 kg',
  );
});

test('a floor that applied explains the figure', () => {
  const target = traced(
    { rule: 'target', title: 'Meta', unit: 'kcal', basis: 'forja_rule', sources: [] },
    { gastoTotal: 1500, deficitPorcentaje: 20, pisoAbsoluto: 1300 },
    [
      ['deficit', 'gastoTotal * deficitPorcentaje / 100'],
      ['meta', 'max(round(gastoTotal - deficit), ceil(pisoAbsoluto))'],
    ],
  );
  expect(normalizeSpaces(explainFigure(target).calculation)).toBe(
    '1.300 kcal = 1.300 kcal de piso',
  );
});

test('every figure of every plan is explained without code words, and each of its values has a name', () => {
  fc.assert(
    fc.property(anyPerson, (input) => {
      const outcome = generatePlan(input);
      if (!outcome.ok) return;
      for (const figure of listFigures(outcome.plan)) {
        for (const name of Object.keys(figure.inputs))
          expect(quantityNames[name], name).toBeDefined();
        const { sentence, calculation = '' } = explainFigure(figure);
        expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
        const text = `${sentence} ${calculation}`;
        expect(text).not.toMatch(
          /undefined|NaN|redondear|piso de salud publica|\p{Ll}\p{Lu}\p{Ll}/u,
        );
      }
    }),
    { numRuns: cases(150) },
  );
});
