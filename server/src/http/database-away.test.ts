import { expect, test } from 'vitest';
import { isDatabaseAway } from './database-away.ts';

const withCode = (code: string) => Object.assign(new Error('it failed'), { code });

test.each([
  ['a shutdown by the administrator', withCode('57P01')],
  ['a crash of the database', withCode('57P02')],
  ['a starting database', withCode('57P03')],
  ['a broken connection', withCode('08006')],
  ['a refused connection', withCode('ECONNREFUSED')],
  ['a demotion to replica', withCode('25006')],
  ['a serialization failure after every retry', withCode('40001')],
  ['a connection closed during a query', new Error('Connection terminated unexpectedly')],
  [
    'a silent database',
    new Error('Failed query', {
      cause: new Error('Connection terminated: the database does not answer'),
    }),
  ],
])('%s is a temporary failure', (_what, error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

test.each([
  ['a row that exists', withCode('23505')],
  ['invalid SQL', withCode('42601')],
  ['any other error', new Error('undefined is not a function')],
])('%s is no temporary failure', (_what, error) => {
  expect(isDatabaseAway(error)).toBe(false);
});
