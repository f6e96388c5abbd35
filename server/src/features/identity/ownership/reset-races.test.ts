import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { inTransaction } from '../../../database/in-transaction.ts';
import { usersTable } from '../storage/identity.table.ts';
import { passkeysTable } from '../storage/passkeys.table.ts';
import { resumeCodesTable } from '../storage/one-time-codes.table.ts';
import {
  aTakenAccount,
  CREDENTIALS,
  OWNER,
  ATTACKER,
  ATTACKER_PASSWORD,
  type TakenAccount,
} from './taken-account.fixture.ts';

const prepareCredential =
  (name: string) =>
  async (account: TakenAccount): Promise<() => Promise<boolean>> => {
    const found = CREDENTIALS.find(({ credential }) => credential === name);
    if (!found) throw new Error(`no credential is called ${name}`);
    return found.prepare(account);
  };

const preparePost =
  (url: string, body: object) =>
  async (account: TakenAccount): Promise<() => Promise<boolean>> =>
  async () =>
    (await account.attacker.post(url, body)).statusCode === 200;

const PASSWORD = 'mate amargo 7';
const SLOW: {
  what: string;
  prepare: (account: TakenAccount) => Promise<() => Promise<boolean>>;
}[] = [
  { what: 'a sign-in', prepare: prepareCredential('the password') },
  { what: 'a recovery by the secret answer', prepare: prepareCredential('the secret answer') },
  { what: 'a sign-in with a passkey', prepare: prepareCredential('a passkey') },
  { what: 'a resume code', prepare: prepareCredential('the resume code of a payment') },
  {
    what: 'a change of password',
    prepare: preparePost('/api/account/password', {
      currentPassword: PASSWORD,
      newPassword: ATTACKER_PASSWORD,
    }),
  },
  {
    what: 'another secret answer',
    prepare: preparePost('/api/account/secret-question', {
      password: PASSWORD,
      secretQuestion: '¿Cómo se llamaba tu primera mascota?',
      secretAnswer: 'del intruso',
    }),
  },
  {
    what: 'a change of address',
    prepare: preparePost('/api/account/email', { password: PASSWORD, username: ATTACKER }),
  },
];

const countWaiting = (db: TakenAccount['db']) =>
  db.$count(sql`pg_stat_activity`, sql`datname = current_database() and wait_event_type = 'Lock'`);

test.each(SLOW)(
  '$what checked before a reset and stored after it is refused',
  async ({ prepare }) => {
    const account = await aTakenAccount({ username: OWNER, password: PASSWORD });
    const { db, made } = account;
    const request = await prepare(account);
    const outcome = await inTransaction(db, async (tx) => {
      await tx.select().from(usersTable).where(eq(usersTable.id, made.id)).for('update');
      const pendingReply = request();
      await expect.poll(() => countWaiting(db)).toBe(1);
      await tx
        .update(usersTable)
        .set({ passwordHash: 'of the owner', secretAnswerHash: 'of nobody' })
        .where(eq(usersTable.id, made.id));
      await tx.delete(passkeysTable).where(eq(passkeysTable.userId, made.id));
      await tx.delete(resumeCodesTable).where(eq(resumeCodesTable.userId, made.id));
      return { pendingReply };
    });
    expect(await outcome.pendingReply).toBe(false);
  },
);

test('a recovery link is not sent to an address that the account changed meanwhile', async () => {
  const account = await aTakenAccount();
  const { app, db, made, mail, visitor } = account;
  await inTransaction(db, async (tx) => {
    await tx.select().from(usersTable).where(eq(usersTable.id, made.id)).for('update');
    await visitor.post('/api/recovery-links', { username: OWNER });
    await expect.poll(() => countWaiting(db)).toBe(1);
    await tx.update(usersTable).set({ username: ATTACKER }).where(eq(usersTable.id, made.id));
  });
  await app.close();
  expect(mail.sent).toEqual([]);
});
