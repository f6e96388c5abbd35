import { DAY_MS } from '@forja/domain/units/durations';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { appWith } from '../../../app/composition/app-with.fixture.ts';
import { createMemoryMail } from '../../../gateways/mail/memory-mail.fixture.ts';
import { usersTable } from '../storage/identity.table.ts';
import { aUser } from '../users.fixture.ts';
import { emailOutboxTable } from './email-outbox.table.ts';

async function aWaitingEmail() {
  const ana = aUser();
  const mail = createMemoryMail();
  const api = await appWith({ users: [ana], mail });
  api.pass(86 * DAY_MS);
  await api.payments.membershipNotifications.notifyEnds();
  const send = () => api.payments.membershipNotifications.sendEmails();
  return { ...api, ana, mail, send };
}

test('two servers send a due email once', async () => {
  const { mail, send, anotherServer } = await aWaitingEmail();
  const other = await anotherServer();
  await Promise.all([send(), other.payments.membershipNotifications.sendEmails(), send()]);
  await send();
  expect(mail.sent).toHaveLength(1);
});

test('an email of a deleted account is neither sent nor retried', async () => {
  const { mail, send, db, ana, retryEmails } = await aWaitingEmail();
  await db.delete(usersTable).where(eq(usersTable.id, ana.id));
  await send();
  await retryEmails();
  await send();
  expect(mail.sent).toEqual([]);
  const { rows } = await db.execute<{ state: string }>(
    sql`select state from pgboss.job where name = 'membership-emails'`,
  );
  expect(rows).toEqual([{ state: 'completed' }]);
});

test('a server with mail opens its queues before it responds', async () => {
  const { app, db } = await appWith({ mail: createMemoryMail() });
  await app.ready();
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from pgboss.queue where name like '%-emails' order by name`,
  );
  expect(rows.map(({ name }) => name)).toEqual([
    'account-emails',
    'letters-emails',
    'membership-emails',
    'registration-emails',
  ]);
});

test('the queue has neither addresses nor texts', async () => {
  const { db, ana } = await aWaitingEmail();
  const { rows } = await db.execute<{ data: unknown }>(
    sql`select data from pgboss.job where name = 'membership-emails'`,
  );
  expect(rows).toEqual([{ data: { userId: ana.id, key: expect.stringMatching(/^ends_soon:/) } }]);
});

test('a due email of the previous release is sent once', async () => {
  const { mail, send, db, ana, now, pass, sendAccountEmails } = await aWaitingEmail();
  const sendAll = async () => {
    await sendAccountEmails();
    await send();
  };
  await sendAll();
  const due = { userId: ana.id, kind: 'welcome', facts: {}, createdAt: now() } as const;
  const inTenMinutes = new Date(now().getTime() + 10 * 60_000);
  await db.insert(emailOutboxTable).values([
    { ...due, key: 'welcome:due', nextAttemptAt: now() },
    { ...due, key: 'welcome:leased', nextAttemptAt: inTenMinutes },
    { ...due, key: 'welcome:sent', nextAttemptAt: null, sentAt: now() },
  ]);
  await sendAll();
  await sendAll();
  expect(mail.sent).toHaveLength(2);
  pass(11 * 60_000);
  await sendAll();
  await sendAll();
  expect(mail.sent).toHaveLength(3);
});

test('the text of an account email is deleted after its attempts, and other keys after 60 days', async () => {
  const { db, ana, now, pass, sweep } = await aWaitingEmail();
  await db.insert(emailOutboxTable).values({
    userId: ana.id,
    key: 'account:1',
    kind: 'account',
    facts: {},
    sealed: 'x',
    createdAt: now(),
  });
  const kinds = async () =>
    (await db.select().from(emailOutboxTable)).map(({ kind }) => kind).sort();
  pass(6 * DAY_MS);
  await sweep();
  expect(await kinds()).toEqual(['account', 'ends_soon']);
  pass(2 * DAY_MS);
  await sweep();
  expect(await kinds()).toEqual(['ends_soon']);
  pass(53 * DAY_MS);
  await sweep();
  expect(await kinds()).toEqual([]);
});
