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
    what: 'Safari with granted persistence',
    more: { isIos: true, isPersisted: true },
    risk: 'ios-seven-days',
  },
  {
    what: 'the app on the home screen of an iPhone',
    more: { isIos: true, isInstalled: true },
    risk: 'when-full',
  },
  { what: 'a browser without granted persistence', more: {}, risk: 'when-full' },
  { what: 'a browser that cannot tell', more: { isPersisted: undefined }, risk: 'when-full' },
  { what: 'a browser with granted persistence', more: { isPersisted: true }, risk: 'none' },
])('the storage risk of $what is $risk', ({ more, risk }) => {
  expect(storageRisk({ ...facts, ...more })).toBe(risk);
});

test('persistence is requested only where it is possible and not granted', () => {
  expect([true, false, undefined].map((isPersisted) => mayAskPersistence({ isPersisted }))).toEqual(
    [false, true, false],
  );
});
