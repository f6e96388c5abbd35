import { expect, test } from 'vitest';
import { scoreTerm, searchQuery, searchTerm } from './search-term.ts';
import { spanishSound } from './spanish-sound.ts';

test.each([
  ['pollo', 'poyo'],
  ['huevo', 'uevo'],
  ['huevo', 'huebo'],
  ['zanahoria', 'sanaoria'],
  ['cebolla', 'seboya'],
  ['queso', 'keso'],
  ['mozzarella', 'mosareya'],
  ['arvejas', 'arbejas'],
  ['gelatina', 'jelatina'],
])('%s sounds like %s', (word, typed) => {
  expect(spanishSound(word)).toBe(spanishSound(typed));
});

test('the h of ch is not silent, and different sounds stay different', () => {
  expect(spanishSound('choclo')).toBe('choklo');
  expect(spanishSound('leche')).not.toBe(spanishSound('leke'));
  expect(spanishSound('pato')).not.toBe(spanishSound('gato'));
});

test('equal spelling ranks above equal sound, and equal sound above a typo', () => {
  const score = (term: string, typed: string) =>
    scoreTerm(searchTerm(term, true), searchQuery(typed));
  expect(score('vaca asada', 'vaca')).toBeGreaterThan(score('baca asada', 'vaca'));
  expect(score('vacas asadas', 'vac')).toBeGreaterThan(score('bacas asadas', 'vac'));
  expect(score('baca asada', 'vaca')).toBeGreaterThan(score('vara asada', 'vaca'));
});

test('a silent letter alone does not match every word', () => {
  const score = (term: string, typed: string) =>
    scoreTerm(searchTerm(term, true), searchQuery(typed));
  expect(score('arroz', 'h')).toBe(0);
  expect(score('arroz', 'ha')).toBe(0);
});
