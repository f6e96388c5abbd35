import { expect, test } from 'vitest';
import { splitAtOurNumbers, withoutOurNumbers } from './emergency-text.ts';

const THERE = 'número de emergencias de donde estás';

test.each([
  {
    text: 'Llamá al 107 o al 911, o andá a una guardia.',
    expected: `Llamá al ${THERE}, o andá a una guardia.`,
  },
  {
    text: 'Mareo o visión doble: 107 o guardia.',
    expected: `Mareo o visión doble: ${THERE} o guardia.`,
  },
  {
    text: 'Si algo te pasa ahora, 107 o 911; para hablar, 141. Sí podemos ayudarte.',
    expected: `Si algo te pasa ahora, ${THERE}. Sí podemos ayudarte.`,
  },
  {
    text: 'Contáselo a tu pediatra. También podés hablar gratis en la línea 141, las 24 horas.',
    expected: 'Contáselo a tu pediatra.',
  },
  {
    text: 'SEDRONAR, línea 141: gratuita, anónima. Podés contarle todo a tu médico.',
    expected: 'Podés contarle todo a tu médico.',
  },
  ...[
    'Comé 1.107 kcal y 141,5 g.',
    'Presión 165/107: volvé a medirla.',
    'Presión 141/95. Consultá.',
    'Varón, 27 años, 107 kg.',
    'LDL 141 mg/dl; HDL 45 mg/dl.',
    'Testosterona 911 ng/dl.',
  ].map((text) => ({ text, expected: text })),
])('the text for another country has no local number: $text', ({ text, expected }) => {
  expect(withoutOurNumbers(text, THERE)).toBe(expected);
});

test('only phone numbers are treated as numbers to call, never a figure of the person', () => {
  expect(splitAtOurNumbers('Presión 165/107 y 141 mg/dl: llamá al 107 o al 911.')).toEqual([
    'Presión 165/107 y 141 mg/dl: llamá al ',
    '107',
    ' o al ',
    '911',
    '.',
  ]);
});
