import { expect, test } from 'vitest';
import { compoundCard } from '../chemistry/compound-card.ts';
import { compoundById, COMPOUND_IDS } from './compounds.data.ts';
import { linesForSex } from './lines-for-sex.ts';

const warnings = COMPOUND_IDS.flatMap((id) => {
  const compound = compoundById(id);
  return compound ? compoundCard(compound).warnings : [];
});
const texts = (sex: 'male' | 'female') => linesForSex(warnings, sex).map(({ text }) => text);

test('what only happens to women is not told to a man, of any compound', () => {
  expect(texts('male').filter((text) => /^en mujeres|voz grave|virilización/i.test(text))).toEqual(
    [],
  );
  expect(texts('female').some((text) => text.startsWith('En mujeres'))).toBe(true);
});

test('what only happens to men is not told to a woman, of any compound', () => {
  expect(texts('female').filter((text) => text.includes('espermatozoides'))).toEqual([]);
  expect(texts('male').some((text) => text.includes('espermatozoides'))).toBe(true);
});

test('nothing else is left out', () => {
  for (const sex of ['male', 'female'] as const)
    expect(linesForSex(['No usar con daño grave del hígado.'], sex)).toHaveLength(1);
});
