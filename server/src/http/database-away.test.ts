import { expect, test } from 'vitest';
import { isDatabaseAway } from './database-away.ts';

const withCode = (code: string) => Object.assign(new Error('it failed'), { code });

test.each([
  ['its process was told to end', withCode('57P01')],
  ['its process crashed', withCode('57P02')],
  ['it is starting', withCode('57P03')],
  ['the connection broke', withCode('08006')],
  ['nobody listens', withCode('ECONNREFUSED')],
  ['it became a replica', withCode('25006')],
  ['another transaction won every time', withCode('40001')],
  ['it ended in the middle of an answer', new Error('Connection terminated unexpectedly')],
  [
    'it says nothing',
    new Error('Failed query', {
      cause: new Error('Connection terminated: the database does not answer'),
    }),
  ],
])('a request is to be sent again when %s', (_what, error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

test.each([
  ['a row that exists', withCode('23505')],
  ['SQL that is wrong', withCode('42601')],
  ['anything else', new Error('undefined is not a function')],
])('%s is not cured by sending it again', (_what, error) => {
  expect(isDatabaseAway(error)).toBe(false);
});
