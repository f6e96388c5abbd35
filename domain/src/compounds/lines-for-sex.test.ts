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

test('a man is told of a pregnancy only where his tablets reach it', () => {
  expect([
    ...new Set(texts('male').filter((text) => /embaraz|lactancia|útero/i.test(text))),
  ]).toEqual([expect.stringContaining('Una embarazada no debe tocar comprimidos rotos')]);
});

test('what is left out for one sex speaks of nothing that the other has too', () => {
  for (const sex of ['male', 'female'] as const) {
    const shown = texts(sex);
    const hidden = warnings.map(({ text }) => text).filter((text) => !shown.includes(text));
    expect(hidden.filter((text) => /hígado|riñón|nefrosis|corazón|tumor/i.test(text))).toEqual([]);
  }
});
