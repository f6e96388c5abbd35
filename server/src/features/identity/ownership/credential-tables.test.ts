import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { getColumns, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { usersTable } from '../storage/identity.table.ts';
import { aTakenAccount, CREDENTIALS, WAYS } from './taken-account.fixture.ts';

const SOURCES = join(import.meta.dirname, '../../..');

/** Tables that a credential reset must empty. */
const CREDENTIAL_TABLES = [
  'email_proofs',
  'known_devices',
  'passkey_challenges',
  'passkeys',
  'recovery_links',
  'resume_codes',
  'sign_ins',
];

/** Tables that a credential reset keeps, with the reason. */
const OTHER_TABLES: Record<string, string> = {
  account_reversals:
    'the way back of an earlier owner stays; the later ones go: see reversal-order.test.ts',
  account_work: 'what the writes of the account cost, to limit them',
  audit: 'what happened to the account, for its owner to read',
  checkout_keys: 'makes a purchase idempotent for whoever is signed in',
  checkouts: 'a purchase; its resume code is in resume_codes',
  coupon_redemptions: 'which purchase used a coupon',
  grants: 'what was paid, which belongs to the account',
  letters: 'emails to send; a link in them opens nothing once its own row is gone',
  membership_periods: 'until when the account is a member',
  partner_applications: 'what a person told of their work',
  payment_events: 'what happened to a payment',
  payment_refunds: 'what of a payment went back',
  payments: 'what was paid',
  record_devices: 'which writes a device sent already; sending needs a session',
  record_positions: 'the last position of the records',
  records: 'what a person wrote',
  referral_codes: 'a public link, which opens no account',
  referral_visits: 'which browsers opened that link',
  support_notes: 'what administrators wrote of the person',
  withdrawals: 'a request to withdraw; its code shows its state and not the account',
};

const CREDENTIAL_COLUMNS = [
  'mustChooseQuestion',
  'passwordHash',
  'role',
  'secondFactorFailures',
  'secondFactorOnAt',
  'secondFactorSecret',
  'secondFactorStep',
  'secretAnswerHash',
];

const OTHER_COLUMNS: Record<string, string> = {
  acceptedAt: 'when the terms were accepted',
  blockedAt: 'closes the account, whoever has its mailbox',
  blockedReason: 'why it was closed',
  createdAt: 'when it was registered',
  emailVerifiedAt: 'each way of proving the mailbox decides it',
  id: 'names the account and opens nothing',
  lettersOffAt: 'whether it wants letters to members',
  memberUntil: 'until when the account is a member',
  noticesReadAt: 'which notices were read',
  paymentCount: 'how many payments it has',
  referralCode: 'what brought the person',
  secretQuestion: 'shown to everybody; only its answer opens the account',
  username: 'the address; each way of proving the mailbox decides it',
};

async function listTables(): Promise<PgTable[]> {
  const files = globSync('**/*.table.ts', { cwd: SOURCES });
  const modules = await Promise.all(
    files.map(async (file) => {
      const module = (await import(pathToFileURL(join(SOURCES, file)).href)) as object; // an import is typed any
      return Object.values(module) as unknown[];
    }),
  );
  return modules.flat().filter((each): each is PgTable => is(each, PgTable));
}

test('every table of an account is either emptied by a reset or opens nothing', async () => {
  const tables = (await listTables())
    .map(getTableConfig)
    .filter(({ columns }) => columns.some(({ name }) => name === 'user_id'))
    .map(({ name }) => name);
  expect(tables.toSorted()).toEqual(
    [...CREDENTIAL_TABLES, ...Object.keys(OTHER_TABLES)].toSorted(),
  );
});

test('every column of an account is either written by a reset or opens nothing', () => {
  expect(Object.keys(getColumns(usersTable)).toSorted()).toEqual(
    [...CREDENTIAL_COLUMNS, ...Object.keys(OTHER_COLUMNS)].toSorted(),
  );
});

test('a reset empties every table of credentials', async () => {
  const account = await aTakenAccount();
  const { db, made, attacker } = account;
  for (const { role, prepare } of CREDENTIALS) if (role === undefined) await prepare(account);
  await attacker.post('/api/account/passkeys/options', { password: made.password });
  const tables = await listTables();
  const listFilled = async () => {
    const filledTables: string[] = [];
    for (const table of tables) {
      const { name } = getTableConfig(table);
      const isFilled =
        CREDENTIAL_TABLES.includes(name) && (await db.$count(table, sql`user_id = ${made.id}`)) > 0;
      if (isFilled) filledTables.push(name);
    }
    return filledTables.toSorted();
  };
  const way = WAYS.find(({ choosesPassword }) => !choosesPassword);
  const token = (await way?.ask(account)) ?? '';
  expect(await listFilled()).toEqual(CREDENTIAL_TABLES);
  await way?.prove(account, token);
  expect(await listFilled()).toEqual([]);
});
