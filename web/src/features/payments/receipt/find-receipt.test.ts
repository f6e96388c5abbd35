import { expect, test } from 'vitest';
import { findReceipt } from './find-receipt.ts';

const receipt = `FR1.eyJ2ZXJzaW9uIjoxfQ.${'aB3_-'.repeat(17)}x`;

test.each([
  ['its code', receipt],
  ['its link', `https://forja.example/verificar-recibo#${receipt}`],
  [
    'a sheet that breaks its lines',
    `Código del recibo:\n${receipt.slice(0, 30)}\n  ${receipt.slice(30)}`,
  ],
  ['the bytes of its PDF', `/Title (Recibo)\n/Keywords (${receipt})\n/Producer (x)`],
])('a receipt is found in %s', (_, text) => {
  expect(findReceipt(text)).toEqual({ kind: 'whole', receipt });
});

test.each([
  ['a truncated receipt', receipt.slice(0, -4), 'incomplete'],
  ['a bare prefix', 'FR1.', 'incomplete'],
  ['any other text', 'Hola, te paso el recibo', 'none'],
  ['an empty text', '', 'none'],
])('%s is not a receipt', (_, text, kind) => {
  expect(findReceipt(text)).toEqual({ kind });
});
