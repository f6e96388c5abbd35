import { COLLECTIONS } from '@forja/contract/collections';
import { DESK_ERRORS } from '@forja/contract/http/desk-errors';
import { expect, test } from 'vitest';
import { createMemoryMail } from '../../gateways/mail/memory-mail.fixture.ts';
import { createFakeProvider } from '../../gateways/payments/fake-provider.fixture.ts';
import { appWith } from '../composition/app-with.fixture.ts';

const collections = Object.values(COLLECTIONS).map(({ name }) => name);

/** Public endpoints are listed by hand, so that opening one is deliberate. */
const PUBLIC = [
  'GET /api/prices',
  'GET /api/receipt-key',
  'GET /api/sign-in-options',
  'POST /api/account-reversals',
  'POST /api/email-confirmations',
  'POST /api/email-confirmations/deny',
  'POST /api/get-secret-question',
  'POST /api/letters/stop',
  'POST /api/login',
  'POST /api/logout',
  'POST /api/partner-applications',
  'POST /api/passkey-login',
  'POST /api/passkey-login/options',
  'POST /api/receipts/check',
  'POST /api/recover-password',
  'POST /api/recovery-links',
  'POST /api/recovery-links/use',
  'POST /api/register',
  'POST /api/register/complete',
  'POST /api/restore-session',
  'POST /api/withdrawals',
  'POST /api/withdrawals/read',
];
const SIGNED_IN = [
  ...collections.flatMap((name) => [`GET /api/${name}`, `GET /api/${name}/:id`]),
  'DELETE /api/account/email',
  'DELETE /api/account/passkeys/:id',
  'DELETE /api/account/sessions/:id',
  'GET /api/account',
  'GET /api/account/accesses',
  'GET /api/account/export',
  'GET /api/account/export.html',
  'GET /api/account/notices',
  'GET /api/account/passkeys',
  'GET /api/account/sessions',
  'GET /api/changes',
  'GET /api/check-membership',
  'GET /api/checkouts',
  'GET /api/checkouts/:id',
  'GET /api/membership',
  'GET /api/membership-pass',
  'GET /api/payments/:id/receipt',
  'GET /api/payments/:id/timeline',
  'GET /api/referrals',
  'GET /api/site-notice',
  'GET /api/user',
  'POST /api/account/delete',
  'POST /api/account/email',
  'POST /api/account/email-verification',
  'POST /api/account/letters',
  'POST /api/account/notices/read',
  'POST /api/account/passkeys',
  'POST /api/account/passkeys/options',
  'POST /api/account/password',
  'POST /api/account/second-factor',
  'POST /api/account/second-factor/confirm',
  'POST /api/account/second-factor/prove',
  'POST /api/account/secret-question',
  'POST /api/account/sessions/close-others',
  'POST /api/activate-membership-direct',
  'POST /api/changes',
  'POST /api/checkouts',
  'POST /api/checkouts/:id/cancel',
  'POST /api/checkouts/:id/transfer',
  'POST /api/checkouts/quote',
  'POST /api/payments/:id/keep',
  'POST /api/payments/:id/regret',
  'POST /api/payments/:id/return',
  'POST /api/referrals/code',
  'PUT /api/account/passkeys/:id',
  'PUT /api/evaluations/:id',
].toSorted();
const FREE = ['evaluations'];
const MEMBERS = [
  'POST /api/account/import',
  ...collections
    .filter((name) => !FREE.includes(name))
    .map((name) => `PUT /api/${name}/:id`)
    .toSorted(),
];
const ADMINISTRATORS = [
  'GET /api/admin/announcements',
  'GET /api/admin/overview',
  'GET /api/admin/provider-messages',
  'GET /api/admin/reconciliation',
  'GET /api/admin/tables/:table',
  'POST /api/admin/coupons',
  'POST /api/admin/coupons/disable',
  'POST /api/admin/credits/:id/approve',
  'POST /api/admin/credits/:id/pay',
  'POST /api/admin/credits/:id/refuse',
  'POST /api/admin/letters',
  'POST /api/admin/notices',
  'POST /api/admin/notices/:id/end',
  'POST /api/admin/partners/:id/decide',
  'POST /api/admin/partners/:id/view',
  'POST /api/admin/payments/:id/approve',
  'POST /api/admin/payments/:id/end',
  'POST /api/admin/payments/:id/invoice',
  'POST /api/admin/payments/:id/partial-refund',
  'POST /api/admin/payments/:id/refund',
  'POST /api/admin/payments/:id/reject',
  'POST /api/admin/payments/search',
  'POST /api/admin/pending-payments/view',
  'POST /api/admin/people/:id/address',
  'POST /api/admin/people/:id/block',
  'POST /api/admin/people/:id/close-sessions',
  'POST /api/admin/people/:id/membership',
  'POST /api/admin/people/:id/move-membership',
  'POST /api/admin/people/:id/notes',
  'POST /api/admin/people/:id/reset-second-factor',
  'POST /api/admin/people/:id/unblock',
  'POST /api/admin/people/:id/view',
  'POST /api/admin/prices',
  'POST /api/admin/prices/:id/cancel',
  'POST /api/admin/reconciliation/:id/resolve',
  'POST /api/admin/tables/:table/csv',
  'POST /api/admin/tables/:table/search',
  'POST /api/admin/withdrawals/:id/answer',
  'POST /api/admin/withdrawals/view',
];
const BESIDES = [
  'GET /api/docs',
  'GET /api/docs/scalar.js',
  'GET /api/openapi.json',
  'GET /api/simulation/:ref',
  'GET /api/simulation/estilo.css',
  'GET /healthz',
  'GET /r/:code',
  'GET /readyz',
  'POST /api/letters/stop/:token',
  'POST /api/simulation/:ref',
  'POST /api/webhooks/mercadopago',
  'POST /api/webhooks/paypal',
];

async function everything() {
  const now = () => new Date();
  const providers = (['mercadopago', 'paypal'] as const).map(
    (id) => createFakeProvider({ id, now }).provider,
  );
  return appWith({ mail: createMemoryMail(), providers });
}

test('this list has every endpoint with its access', async () => {
  const { endpoints } = await everything();
  const withAccess = (wanted: string) =>
    endpoints
      .filter(({ access }) => access === wanted)
      .map(({ method, path }) => `${method} ${path}`)
      .sort();
  expect(withAccess('public')).toEqual(PUBLIC);
  expect(withAccess('user')).toEqual(SIGNED_IN);
  expect(withAccess('member')).toEqual(MEMBERS);
  expect(withAccess('admin')).toEqual(ADMINISTRATORS);
});

test('only administrators get the refusals of the administration', async () => {
  const { endpoints } = await everything();
  const listRefusals = (isAdmin: boolean) =>
    endpoints
      .filter(({ access }) => (access === 'admin') === isAdmin)
      .flatMap(({ refusals = [] }) => refusals);
  const deskCodes = Object.keys(DESK_ERRORS);
  expect(listRefusals(false).filter((code) => deskCodes.includes(code))).toEqual([]);
  expect(listRefusals(true)).toEqual(expect.arrayContaining(deskCodes));
});

test('the server has no route outside the list', async () => {
  const { app } = await everything();
  expect(parseRoutes(app.printRoutes({ commonPrefix: false }))).toEqual(
    [...PUBLIC, ...SIGNED_IN, ...MEMBERS, ...ADMINISTRATORS, ...BESIDES].sort(),
  );
});

/** Parses Fastify's route tree, which indents each level by four characters. */
function parseRoutes(tree: string): string[] {
  const branch: string[] = [];
  return tree
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] =
        /^([│├└─ ]+)(\S+) \((.+)\)$/.exec(line) ?? [];
      if (part === '') return [];
      branch.splice(indent.length / 4 - 1, Infinity, part);
      return methods
        .split(', ')
        .filter((method) => method !== 'HEAD')
        .map((method) => `${method} ${branch.join('')}`);
    })
    .sort();
}
