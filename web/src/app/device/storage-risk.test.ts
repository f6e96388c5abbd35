import { expect, test } from 'vitest';
import { mayAskPersistence, storageRisk } from './storage-risk.ts';

const facts = {
  isIos: false,
  isInstalled: false,
  isInApp: false,
  isPersisted: false as boolean | undefined,
};

test.each([
  {
    what: 'a page inside another app',
    more: { isInApp: true, isIos: true, isPersisted: true },
    risk: 'in-app',
  },
  { what: 'Safari on a phone', more: { isIos: true }, risk: 'ios-seven-days' },
  {
    what: 'Safari that promised to keep it',
    more: { isIos: true, isPersisted: true },
    risk: 'ios-seven-days',
  },
  {
    what: 'the app on the home screen of an iPhone',
    more: { isIos: true, isInstalled: true },
    risk: 'when-full',
  },
  { what: 'a browser that promised nothing', more: {}, risk: 'when-full' },
  { what: 'a browser that does not say', more: { isPersisted: undefined }, risk: 'when-full' },
  { what: 'a browser that promised to keep it', more: { isPersisted: true }, risk: 'none' },
])('$what: $risk', ({ more, risk }) => {
  expect(storageRisk({ ...facts, ...more })).toBe(risk);
});

test('a promise is asked for only where it can be and was not given', () => {
  expect([true, false, undefined].map((isPersisted) => mayAskPersistence({ isPersisted }))).toEqual(
    [false, true, false],
  );
});
