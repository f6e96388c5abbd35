import { expect, test } from 'vitest';
import { dayAnswers, allowedExceptions, restoreDay } from './day-draft.ts';

const day = '2026-11-25';
const saved = { day, trainedMinutes: 60, isHot: true };

test('typed answers override the account, and the account overrides the plan', () => {
  const plan = { sex: 'female', isHot: false, exceptions: ['pregnancy' as const] } as const;
  const of = (draft: object, isStored = false) =>
    dayAnswers({
      day,
      draft,
      saved: isStored ? saved : undefined,
      plan: { ...plan, exceptions: [...plan.exceptions] },
    });
  expect(of({})).toMatchObject({ minutes: '0', isHot: false, exceptions: ['pregnancy'] });
  expect(of({}, true)).toMatchObject({ minutes: '60', isHot: true });
  expect(of({ day, minutes: '9', isHot: false }, true)).toMatchObject({
    minutes: '9',
    isHot: false,
  });
});

test('minutes and heat typed for another day do not apply', () => {
  const draft = { day: '2026-11-24', minutes: '90', isHot: true, sex: 'male' } as const;
  expect(dayAnswers({ day, draft, saved: undefined, plan: undefined })).toEqual({
    minutes: '0',
    sex: 'male',
    exceptions: [],
  });
});

test('pregnancy is not offered to a man, and an earlier answer does not count', () => {
  expect(allowedExceptions('male', ['pregnancy', 'pregnancy_sought', 'diuretic'])).toEqual([
    'diuretic',
  ]);
  expect(allowedExceptions('female', ['pregnancy'])).toEqual(['pregnancy']);
  expect(allowedExceptions(undefined, ['pregnancy'])).toEqual(['pregnancy']);
});

test('a draft of an older version, without its day, is not restored', () => {
  expect(restoreDay({ minutes: '30', isHot: true })).toBeUndefined();
  expect(restoreDay({ day, minutes: '30' })).toEqual({ day, minutes: '30' });
});
