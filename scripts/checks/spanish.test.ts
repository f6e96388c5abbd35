import dictionary from 'dictionary-es-ar';
import { expect, test } from 'vitest';
import { findBrokenRules, SPANISH_RULES } from '../support/spanish/grammar-rules.mjs';
import { findSpanishTexts } from '../support/spanish/find-texts.mjs';
import { createSpelling, findUnknownWords } from '../support/spanish/spelling.mjs';

const { isSpelled } = createSpelling(dictionary, ['mancuerna', 'Pallof', 'antirrotación']);
const findNames = (text: string) => findBrokenRules(text).map(({ rule }) => rule.name);

test.each(SPANISH_RULES.map(({ name, example }) => ({ name, example })))(
  'the rule "$name" stops "$example"',
  ({ name, example }) => {
    expect(findNames(example)).toEqual([name]);
  },
);

test.each([
  'Papa: 1½ papas medianas, 334 g ya cocidas. Los porotos, ya cocidos.',
  'Solo si hace falta: 10 %, 45 kg y 3 veces por semana.',
  'Deporte: clase S1.1 de la lista de la AMA.',
  'Necesitas una membresía activa para acceder a esta función',
  'Ha ocurrido un error al activar tu membresía. Inténtalo nuevamente.',
  '¿Qué cambiaría? Nada.',
  'Pechuga de pollo asada',
  '□ a □ series, 8 a 10 repeticiones',
  '. Con el de hoy, el ',
])('no rule stops "%s"', (text) => {
  expect(findNames(text)).toEqual([]);
});

test.each([
  { what: 'a wrong prefix', text: 'Giro antirotación', unknown: ['antirotación'] },
  { what: 'a missing accent', text: 'Y el riñon tambien', unknown: ['riñon', 'tambien'] },
  { what: 'a word of another language', text: 'Hacé tu workout', unknown: ['workout'] },
])('$what is reported', ({ text, unknown }) => {
  expect(findUnknownWords(text, isSpelled)).toEqual(unknown);
});

test.each([
  'Tenés, querés, sos, hacé, poné, empezá',
  'Guardala, pesate, mostráselo y decinos',
  'sin arquearte ni rotarla',
  'Mancuerna y mancuerna',
  'HDL, LDL y HbA1c',
  'Son □días',
])('"%s" is spelled well', (text) => {
  expect(findUnknownWords(text, isSpelled)).toEqual([]);
});

const find = (source: string, file = 'domain/src/a.ts') =>
  findSpanishTexts(file, source).map(({ text }) => text);

test.each([
  {
    where: 'a property',
    source: "export const a = { text: 'Pará y consultá' };",
    text: 'Pará y consultá',
  },
  { where: 'a template', source: 'export const a = `Son ${n} días`;', text: 'Son □ días' },
  {
    where: 'a table with a type',
    source: "export const a = ['Pan lactal'] as const;",
    text: 'Pan lactal',
  },
  { where: 'a call', source: "export const a = cited('Uso médico', 'l1');", text: 'Uso médico' },
])('a text in $where is read', ({ source, text }) => {
  expect(find(source)).toEqual([text]);
});

test.each([
  { what: 'a key', source: "export const a = 'papa-hervida';" },
  { what: 'an error message', source: "throw new Error('sin días de más');" },
  {
    what: 'the documentation of the API',
    source: "export const a = { summary: 'Un día de más' };",
  },
  { what: 'a formula', source: "export const a = 'min(pesoKg, pesoLimite)';" },
  { what: 'a sentence in English', source: "export const a = 'the day of the week';" },
  { what: 'a type', source: "export type A = 'Un día de más';" },
])('$what is not a text', ({ source }) => {
  expect(find(source)).toEqual([]);
});

test("a study keeps its title's language, and a title of the product is Spanish", () => {
  const source = "export const a = { title: 'Creatina y músculo' };";
  expect(find(source, 'domain/src/evidence/sources-clinical.data.ts')).toEqual([]);
  expect(find(source)).toEqual(['Creatina y músculo']);
});

test('every message string is a text, with its line', () => {
  expect(findSpanishTexts('a.messages.ts', "export const a = {\n  b: 'Guardar ' };")).toEqual([
    { line: 2, text: 'Guardar ' },
  ]);
});
