import { expect, test } from 'vitest';
import { passphraseProblem } from './passphrase-problem.ts';

test.each([
  ['', 'short'],
  ['mate amargo', 'short'],
  ['mate amargo ', 'short'],
  ['aaaaaaaaaaaaaaaaaa', 'weak'],
  ['qwertyuiopasdf', 'weak'],
  ['mate amargo con facturas', undefined],
  ['xK9$mQ2vLp7#', undefined],
])('%s is %s', (passphrase, problem) => {
  expect(passphraseProblem(passphrase)).toBe(problem);
});
