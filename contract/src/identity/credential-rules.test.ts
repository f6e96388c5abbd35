import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findAnswerWeakness, findWeakness } from './credential-rules.ts';
import { SECRET_QUESTIONS } from './secret-questions.ts';

const ANA = 'anabelen.paz@empresa.com.ar';

test.each([
  ['      ', 'spaces'],
  ['\u00a0\u2003 \u00a0\u2003 ', 'spaces'],
  ['a1      ', 'spaces'],
  ['anabelen.paz@empresa.com.ar', 'address'],
  ['AnaBelén', 'address'],
  ['anabelenpaz2024', 'address'],
  ['anabelen7', 'address'],
  ['4n4b3l3n', 'address'],
  ['paz1990', 'address'],
  ['Empresa2024!', 'address'],
  ['pazempresa', 'address'],
  ['aaaaaaaa', 'repeated'],
  ['!!!!!!', 'repeated'],
  ['1212121', 'repeated'],
  ['hola hola hola', 'repeated'],
  ['tangotango', 'repeated'],
  ['aaaaaaaaaab', 'repeated'],
  ['aaabbbccc', 'repeated'],
  ['jpaz1990', undefined],
  ['apaz1990', 'address'],
  ['qwertyuiop', 'sequence'],
  ['POIUYT', 'sequence'],
  ['asdfgh12', 'sequence'],
  ['abc123', 'sequence'],
  ['1q2w3e4r', 'sequence'],
  ['qazwsx1', 'sequence'],
  ['987654', 'sequence'],
  ['boca2024', 'word'],
  ['Boca 2024!', 'word'],
  ['2024boca', 'word'],
  ['B0c@2024', 'word'],
  ['river912', 'word'],
  ['R1v3r912', 'word'],
  ['Vélez-1910', 'word'],
  ['San Lorenzo 2014', 'word'],
  ['contraseña99', 'word'],
  ['c0ntr4s3ñ4', 'word'],
  ['Lucía2010', 'word'],
  ['verano 2027', 'word'],
  ['bocariver', 'word'],
  ['boca-river 1', 'word'],
  ['boca1boca2', 'word'],
  ['Aguante Boca!', 'word'],
  ['juan maria', 'word'],
  ['01/02/1990', 'date'],
  ['1-2-90', 'date'],
  ['19900231', 'date'],
  ['310890', 'date'],
  ['12.31.1999', 'date'],
])('%s is weak because of its %s', (password, weakness) => {
  expect(findWeakness(password, ANA)).toBe(weakness);
});

test.each([
  'mate amargo 7',
  'otra clave larga',
  'yerba y termo 3',
  'la vaca lila baila',
  'boca de lobo 2024',
  'mate luna sol',
  '30184562',
  '99/99/1990',
  'xk29qv',
  '834920',
  '4821 7730 9154 2268',
  'ñandú-42-pampa',
  '🏋️‍♀️💪🧉🥩🐔🥦',
  'anabelen come torta',
])('%s is not weak despite its parts', (password) => {
  expect(findWeakness(password, ANA)).toBeUndefined();
});

test('a generated password is never refused', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.emailAddress(), (random, username) => {
      expect(findWeakness(random, username)).toBeUndefined();
    }),
  );
});

test('every password gets an answer, and the longest one without delay', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (password) => {
      expect(['spaces', 'address', 'repeated', 'sequence', 'date', 'word', undefined]).toContain(
        findWeakness(password, ANA),
      );
    }),
  );
  expect(findWeakness('7'.repeat(190) + 'xk29qv', ANA)).toBeUndefined();
});

const question = '¿Cómo se llamaba tu primera mascota?';
test.each([
  ['mate amargo 7', 'password'],
  ['MATE AMARGO 7!', 'password'],
  [question, 'question'],
  ['m4te am4rgo 7', 'password'],
  ['comosellamabatuprimeramascota', 'question'],
  ['m.a.s.c.o.t.a', 'question'],
  ['Primera-Mascota', 'question'],
  ['ama', undefined],
  ['la primera mascota', undefined],
  ['mi primera', undefined],
  ['tu primera Mascota', 'question'],
  ['Paz', 'address'],
  ['anabelen1', 'address'],
  ['Empresa', 'address'],
  ['Tobi', undefined],
  ['Señora Nuñez', undefined],
])('the answer %s gets the verdict %s', (answer, weakness) => {
  const about = { question, username: ANA, password: 'mate amargo 7' };
  expect(findAnswerWeakness(answer, about)).toBe(weakness);
});

test('no secret question accepts itself as an answer', () => {
  for (const each of SECRET_QUESTIONS)
    expect(findAnswerWeakness(each, { question: each, username: ANA })).toBe('question');
});
