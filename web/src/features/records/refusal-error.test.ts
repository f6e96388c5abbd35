import { expect, test } from 'vitest';
import { readableError, refusalCode } from '../../shared/http/readable-error.ts';
import { refusalError } from './records.queries.ts';

test('a refused write fails with the code and message of a refused call', () => {
  const error = refusalError({
    status: 402,
    code: 'membership_required',
    message: 'Necesitás una membresía activa.',
  });
  expect(refusalCode(error)).toBe('membership_required');
  expect(readableError(error)).toBe('Necesitás una membresía activa.');
});
