import { expect, test } from 'vitest';
import { isSocialRedirect } from './social-redirect.ts';

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const IN_INSTAGRAM =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 380.0.0.28.85 Safari/604.1';
const CHROME_OF_IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0.0.0 Mobile/15E148 Safari/604.1';
const CHROME =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

const now = new Date('2026-11-21T12:00:00Z');
const aRedirect = (change = {}) => ({
  redirected: true,
  paid: true,
  at: now.getTime() - 60_000,
  ...change,
});

test('a redirect is recognised by both flags, less than ten minutes old, in Safari itself', () => {
  expect(isSocialRedirect(aRedirect(), SAFARI, now)).toBe(true);
});

test.each([
  ['without the redirect', aRedirect({ redirected: false }), SAFARI],
  ['without the payment', aRedirect({ paid: false }), SAFARI],
  ['ten minutes later', aRedirect({ at: now.getTime() - 600_000 }), SAFARI],
  ['from the future', aRedirect({ at: now.getTime() + 1 }), SAFARI],
  ['without stored flags', undefined, SAFARI],
  ['inside the social app', aRedirect(), IN_INSTAGRAM],
  ['in another browser of the phone', aRedirect(), CHROME_OF_IPHONE],
  ['in Chrome', aRedirect(), CHROME],
])('%s: no redirect is announced', (_, flags, userAgent) => {
  expect(isSocialRedirect(flags, userAgent, now)).toBe(false);
});
