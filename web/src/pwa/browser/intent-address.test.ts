import { expect, test } from 'vitest';
import { safePath } from '../../shared/safe-next.ts';
import { intentAddress } from './intent-address.ts';

const ORIGIN = 'https://forja.app';

test('the intent names the page of this site, also as its fallback', () => {
  expect(intentAddress(ORIGIN, '/generar-plan?paso=2#riesgo')).toBe(
    'intent://forja.app/generar-plan?paso=2#riesgo#Intent;scheme=https;action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;S.browser_fallback_url=https%3A%2F%2Fforja.app%2Fgenerar-plan%3Fpaso%3D2%23riesgo;end',
  );
});

test.each([
  'https://evil.com',
  '//evil.com',
  '/\\evil.com',
  '/%2F%2Fevil.com',
  '/%255Cevil.com',
  '/\t/evil.com',
  '/#Intent;scheme=https;package=com.evil;end',
  '/x#Intent;S.browser_fallback_url=https%3A%2F%2Fevil.com;end',
  '@evil.com',
  ':80@evil.com',
])("the intent for %j keeps this site's host and options", (to) => {
  const address = intentAddress(ORIGIN, safePath(to));
  expect(address).toMatch(/^intent:\/\/forja\.app\//);
  const options = address.slice(address.lastIndexOf('#'));
  expect(options).toMatch(
    /^#Intent;scheme=https;.*;S\.browser_fallback_url=https%3A%2F%2Fforja\.app%2F[^;]*;end$/,
  );
  expect(options).not.toContain('package=');
});
