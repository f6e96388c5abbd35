import { expect, test } from 'vitest';
import { COMPOUND_IDS, compoundById } from '../compounds/compounds.data.ts';
import { curveUnit, hasCurve } from './curve-substances.data.ts';
import { publicRegimen, referenceRegimen } from './reference-regimens.data.ts';
import { serumCurve } from './serum-curve.ts';

const regimens = COMPOUND_IDS.flatMap((id) => {
  const regimen = referenceRegimen(id);
  return regimen ? [{ id, regimen }] : [];
});

test('only compounds with a verified label dose and kinetics are drawn', () => {
  expect(regimens.map(({ id }) => id).toSorted()).toEqual([
    'mesterolone',
    'testosterone-cypionate',
    'testosterone-undecanoate',
  ]);
  for (const { id, regimen } of regimens) {
    expect(compoundById(id)?.refDose).toBe('V');
    expect(hasCurve(regimen.substance)).toBe(true);
  }
});

test('a curve with levels uses the amount of its label', () => {
  for (const { id, regimen } of regimens.filter(
    (one) => curveUnit(one.regimen.substance) === 'ng/dL',
  )) {
    const compound = compoundById(id);
    const doses = compound?.refDose === 'V' ? compound.medicalDoses : [];
    const label = doses.find(({ sources }) => sources.some((key) => regimen.sources.includes(key)));
    const amount = `${new Intl.NumberFormat('es-AR').format(regimen.doseMg)} mg`;
    expect(label?.amount).toContain(amount);
    expect(label?.amount).toContain(`${regimen.intervalDays / 7} semanas`);
    expect(regimen.text).toContain(amount);
  }
});

test('a public page has no curve with kinetics from a copy', () => {
  expect(COMPOUND_IDS.filter((id) => publicRegimen(id)).toSorted()).toEqual([
    'mesterolone',
    'testosterone-undecanoate',
  ]);
});

test('every regimen can be drawn for any weight, in whole numbers', () => {
  for (const { regimen } of regimens)
    for (const weightKg of [45, 80, 180]) {
      const points = serumCurve({ ...regimen, weightKg });
      expect(points.length).toBeGreaterThan(10);
      for (const { low, mid, high } of points)
        expect([low, mid, high].every(Number.isInteger)).toBe(true);
    }
});

test('a compound without a verified dose or kinetics is never drawn', () => {
  for (const id of [
    'testosterone-enanthate',
    'testosterone-propionate',
    'nandrolone-decanoate',
    'trenbolone',
    'toString',
    '',
  ])
    expect(referenceRegimen(id)).toBeUndefined();
});
