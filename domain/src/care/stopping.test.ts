import { expect, test } from 'vitest';
import { WARNING_SIGNS } from '../compounds/emergency-signs.data.ts';
import {
  BEFORE_STOPPING,
  KEEP_TREATMENT,
  SIGNS_AFTER_STOPPING,
  STOPPING_EXPECTATIONS,
  STOPPING_MOOD_SIGNS,
  STOPPING_PROFESSIONALS,
  STOPPING_UNKNOWNS,
  WHILE_STOPPING,
} from './stopping.data.ts';

const all = [
  ...BEFORE_STOPPING,
  ...STOPPING_EXPECTATIONS,
  ...STOPPING_PROFESSIONALS,
  ...WHILE_STOPPING,
  ...STOPPING_MOOD_SIGNS,
];

test('the page about stopping begins by keeping prescribed treatments', () => {
  expect(BEFORE_STOPPING[0]?.text).toBe(KEEP_TREATMENT);
});

test('every statement appears once, and every lab figure has a source', () => {
  expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
  for (const { text, basis, sources } of STOPPING_EXPECTATIONS.filter(({ text: each }) =>
    /\d/.test(each),
  )) {
    expect(basis, text).toBe('source');
    expect(sources.length, text).toBeGreaterThan(0);
  }
  for (const text of STOPPING_UNKNOWNS) expect(text).not.toMatch(/\d/);
});

test('the texts name no drug, amount or schedule after a use', () => {
  const text = all.map((each) => each.text).join(' ');
  expect(text).not.toMatch(
    /tamoxif|clomif|\bhCG\b|gonadotrofina|anastroz|letroz|cabergol|\bPCT\b|pos-?t?ciclo|\d\s?(?:mg|UI|ml)\b/i,
  );
});

test('the signs after stopping belong to the list of warning signs', () => {
  const codes = WARNING_SIGNS.map(({ code }) => code);
  for (const code of SIGNS_AFTER_STOPPING) expect(codes).toContain(code);
});
