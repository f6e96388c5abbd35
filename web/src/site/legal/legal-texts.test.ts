import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COLLECTIONS } from '@forja/contract/collections';
import { accountExport } from '@forja/contract/account-export';
import { planInput } from '@forja/contract/plan-input';
import { measure } from '@forja/contract/measures';
import { COOKIES, STORAGE } from './device-data.messages.ts';
import { privacyText } from './privacy.messages.ts';
import { RETENTION } from './retention.data.ts';
import { storedData } from './stored-data.messages.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

function readSources(pattern: string): string[] {
  return globSync(pattern, { cwd: ROOT })
    .filter((file) => !/\.(?:test|fixture|d)\.tsx?$/.test(file) && !file.includes('site/legal'))
    .map(read);
}

const ENFORCED_BY: Record<keyof typeof RETENTION, readonly [file: string, pattern: RegExp]> = {
  sessionDays: [
    'server/src/features/identity/sessions/session-cookie.ts',
    /\bSESSION_DAYS = (\d+);/,
  ],
  knownDeviceDays: [
    'server/src/features/identity/devices/device-secret.ts',
    /\bDEVICE_DAYS = (\d+);/,
  ],
  checkoutCookieHours: [
    'server/src/features/identity/restore/checkout-cookie.ts',
    /MAX_AGE_SECONDS = (\d+) \* 60 \* 60;/,
  ],
  referralCookieDays: [
    'server/src/features/referrals/referral-cookie.ts',
    /\bREFERRAL_DAYS = (\d+);/,
  ],
  activityDays: [
    'server/src/features/identity/audit/audit.service.ts',
    /\bRETENTION_DAYS = (\d+);/,
  ],
  noticeEmailDays: [
    'server/src/features/identity/outbox/email-outbox.service.ts',
    /\bRETENTION_DAYS = (\d+);/,
  ],
  accountEmailDays: [
    'server/src/features/identity/outbox/email-outbox.service.ts',
    /ACCOUNT_RETENTION_DAYS = (\d+);/,
  ],
  providerMessageDays: [
    'server/src/features/payments/webhooks/inbox.service.ts',
    /\bRETENTION_DAYS = (\d+);/,
  ],
  deletionMarkDays: ['server/src/features/records/changes.service.ts', /\bTOMBSTONE_DAYS = (\d+);/],
  registrationHours: [
    'server/src/features/identity/registration/pending-registrations.service.ts',
    /\bHOURS = (\d+);/,
  ],
  previousAddressHours: [
    'server/src/features/identity/reversal/account-reversals.service.ts',
    /\bHOURS = (\d+);/,
  ],
  lateWriteDays: [
    'server/src/features/membership/late-writes.service.ts',
    /LATE_MS = (\d+) \* 86_400_000;/,
  ],
  partnerApplicationDays: [
    'server/src/features/partners/partners.service.ts',
    /\bRETENTION_DAYS = (\d+);/,
  ],
  regretDays: ['domain/src/membership/withdrawal-deadline.ts', /\bDAYS = (\d+);/],
};

test.each(Object.entries(ENFORCED_BY))('the text promises the %s of the code', (name, rule) => {
  const [file, pattern] = rule;
  expect(Number(pattern.exec(read(file))?.[1])).toBe(RETENTION[name as keyof typeof RETENTION]);
});

test('the statement lists exactly the cookies that the server sets', () => {
  const names = readSources('server/src/**/*.ts')
    .filter((source) => source.includes('createHostCookie(') || source.includes('.setCookie('))
    .flatMap((source) => source.match(/(?<= = ')\w+(?=';)/g) ?? []);
  expect(COOKIES.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
});

test('the statement lists exactly the keys of the browser storage', () => {
  const PREFIXES_ONLY =
    /^(?:forja-(?:account|app-\d|whole-app|whole-site|visited|on-demand|mis-datos|ficha|controles|sin-subir|recibo|respaldo|entrenamiento|rutina|medidas-|evaluacion-integral|test)|pwa-update)/;
  const keys = [
    ...new Set(
      readSources('web/{src,site-script,service-worker}/**/*.{ts,tsx}').flatMap(
        (source) => source.match(/(?<=['`])(?:forja|pwa)-[a-z][\w-]*/g) ?? [],
      ),
    ),
  ].filter((key) => !PREFIXES_ONLY.test(key));
  const covers = (name: string, key: string) =>
    name.endsWith('-') ? key.startsWith(name) : key === name;
  expect(keys.filter((key) => !STORAGE.some(({ name }) => covers(name, key)))).toEqual([]);
  expect(STORAGE.filter(({ name }) => !keys.some((key) => covers(name, key)))).toEqual([]);
});

test('each stored field has its own description', () => {
  for (const { heading, list } of storedData) {
    expect(new Set(list).size, heading).toBe(list.length);
    for (const text of list) expect(text, heading).toMatch(/^[A-ZÁÉÍÓÚ].+\.$/);
  }
  const countEntries = (heading: string) =>
    storedData.find((group) => group.heading === heading)?.list.length;
  expect(countEntries('Los planes que guardás')).toBe(Object.keys(planInput.shape).length);
  expect(countEntries('Tus medidas')).toBe(Object.keys(measure.shape).length);
});

test('the list of data has every part of the export and every collection', () => {
  const FILE_FIELDS = ['format', 'version', 'exportedAt', 'signature'];
  const parts = Object.keys(accountExport.shape).filter((part) => !FILE_FIELDS.includes(part));
  const entryCounts = {
    records: Object.keys(COLLECTIONS).length,
    membership: Object.keys(accountExport.shape.membership.shape).length,
  };
  const groups = parts.map((part) => entryCounts[part as keyof typeof entryCounts] ?? 1);
  expect(storedData.length).toBe(groups.reduce((sum, count) => sum + count, 0));
});

test("the page names the law, its authority and the person's rights", () => {
  const text = JSON.stringify(privacyText);
  for (const part of [
    'Ley 25.326',
    'artículo 14, inciso 3',
    'Agencia de Acceso a la Información Pública',
    'Llevarte tus datos',
    'Quién vio mis datos',
  ])
    expect(text).toContain(part);
});
