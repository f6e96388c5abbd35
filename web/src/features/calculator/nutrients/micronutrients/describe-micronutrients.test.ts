import { dayMicronutrients, type EatenPortion } from '@forja/domain/micros/day-micronutrients';
import { aPerson } from '@forja/domain/person/person.fixture';
import { createProfile } from '@forja/domain/profile/profile';
import { expect, test } from 'vitest';
import {
  describeAmount,
  describeCoverage,
  describeDay,
  describeReference,
  describeUpper,
} from './describe-micronutrients.ts';

const MILK = { foodId: 'leche-entera', name: 'Leche entera', grams: 600 };
const OWN = { foodId: '8f0e6f0a-0000-4000-8000-000000000001', name: 'Galletitas', grams: 200 };
const PROFILE = createProfile(aPerson({ sex: 'female', ageYears: 30 }));

const describeRow = (id: string, portions: readonly EatenPortion[], hasPerson = true) => {
  const nutrient = dayMicronutrients(portions, hasPerson ? PROFILE : undefined).rows.find(
    (one) => one.id === id,
  );
  if (!nutrient) throw new Error(`${id} is not among the rows`);
  return {
    amount: describeAmount(nutrient),
    reference: describeReference(nutrient, hasPerson),
    upper: describeUpper(nutrient, hasPerson),
    coverage: describeCoverage(nutrient),
  };
};

test('a partly known amount reads "al menos", and an unknown amount is named as unknown', () => {
  expect(describeRow('calcium', [MILK])).toEqual({
    amount: '678\u00a0mg',
    reference: '1.000\u00a0mg, llegás al 67\u00a0%',
    upper: '2.500\u00a0mg',
    coverage: '100\u00a0% de lo que comiste',
  });
  expect(describeRow('calcium', [MILK, OWN])).toEqual({
    amount: 'al menos 678\u00a0mg',
    reference: '1.000\u00a0mg, llegás al menos al 67\u00a0%',
    upper: '2.500\u00a0mg',
    coverage: '75\u00a0% de lo que comiste',
  });
  expect(describeRow('iodine', [MILK])).toMatchObject({
    amount: 'sin dato',
    reference: '150\u00a0µg',
  });
  expect(describeRow('calcium', [MILK], false)).toMatchObject({
    amount: '678\u00a0mg',
    reference: 'sin plan',
    upper: 'sin plan',
  });
});

test('a ceiling for supplements names supplements', () => {
  expect(describeRow('magnesium', [MILK]).upper).toBe(
    '350\u00a0mg. Solo de suplementos: el de la comida no cuenta.',
  );
});

test('the sentences name the reached, exceeded and unknown nutrients', () => {
  const chia = { foodId: 'semillas-de-chia', name: 'Semillas de chía', grams: 1000 };
  const sentences = describeDay(dayMicronutrients([chia, OWN], PROFILE), true);
  expect(sentences[0]).toMatch(/^Con lo que anotaste llegás a \d+ de 13 referencias: calcio, /);
  expect(sentences[1]).toMatch(/^Pasaste el límite superior de calcio/);
  expect(sentences[2]).toMatch(/^La tabla no tiene todos los datos de /);
  expect(describeDay(dayMicronutrients([MILK]), false)[0]).toMatch(/los toma de tu último plan/);
});
