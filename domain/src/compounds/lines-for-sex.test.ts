import { expect, test } from 'vitest';
import { compoundCard } from '../chemistry/compound-card.ts';
import { compoundById, COMPOUND_IDS } from './compounds.data.ts';
import { linesForSex } from './lines-for-sex.ts';

const warnings = COMPOUND_IDS.flatMap((id) => {
  const compound = compoundById(id);
  return compound ? compoundCard(compound).warnings : [];
});
const texts = (sex: 'male' | 'female') => linesForSex(warnings, sex).map(({ text }) => text);

test('a man never reads effects exclusive to women', () => {
  expect(texts('male').filter((text) => /^en mujeres|voz grave|virilización/i.test(text))).toEqual(
    [],
  );
  expect(texts('female').some((text) => text.startsWith('En mujeres'))).toBe(true);
});

test('a woman never reads effects exclusive to men', () => {
  expect(texts('female').filter((text) => text.includes('espermatozoides'))).toEqual([]);
  expect(texts('male').some((text) => text.includes('espermatozoides'))).toBe(true);
});

test('a man reads about pregnancy only when his tablets can affect one', () => {
  expect([
    ...new Set(texts('male').filter((text) => /embaraz|lactancia|útero/i.test(text))),
  ]).toEqual([expect.stringContaining('Una embarazada no debe tocar comprimidos rotos')]);
});

test('lines hidden from one sex mention no harm common to both', () => {
  for (const sex of ['male', 'female'] as const) {
    const shownTexts = texts(sex);
    const hidden = warnings.map(({ text }) => text).filter((text) => !shownTexts.includes(text));
    expect(hidden.filter((text) => /hígado|riñón|nefrosis|corazón|tumor/i.test(text))).toEqual([]);
  }
});
