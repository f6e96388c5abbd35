import { DAY_MS } from '@forja/domain/units/durations';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { appWith } from '../../../app/composition/app-with.fixture.ts';
import { createMemoryMail } from '../../../gateways/mail/memory-mail.fixture.ts';
import { emailOutboxTable } from '../../identity/outbox/email-outbox.table.ts';
import { aUser } from '../../identity/users.fixture.ts';
import { aShop, listPayments } from '../ledger/shop.fixture.ts';

async function aMember() {
  const ana = aUser();
  const mail = createMemoryMail();
  const api = await appWith({ users: [ana], mail });
  const { membershipNotifications: notifications } = api.payments;
  const tell = async () => {
    await notifications.notifyEnds();
    await notifications.sendEmails();
  };
  const notices = async () =>
    (await (await api.as(ana)).get('/api/account/notices'))
      .json<{ items: { event: string }[] }>()
      .items.map(({ event }) => event);
  return { ...api, ana, mail, tell, notices };
}

test('the end of a membership is notified once a week before and once at the end, by mail and in Mi Cuenta', async () => {
  const { ana, mail, tell, pass, notices, payments } = await aMember();
  pass(84 * DAY_MS);
  await tell();
  expect(mail.sent).toEqual([]);
  pass(2 * DAY_MS);
  await Promise.all([tell(), payments.membershipNotifications.notifyEnds()]);
  await tell();
  expect(mail.sent).toMatchObject([
    { to: ana.username, subject: expect.stringContaining('termina el 1 de junio de 2026') },
  ]);
  pass(7 * DAY_MS);
  await tell();
  await tell();
  expect(mail.sent).toMatchObject([{}, { subject: expect.stringContaining('terminó') }]);
  expect((await notices()).filter((event) => event.startsWith('membership'))).toEqual([
    'membership_ended',
    'membership_ends_soon',
  ]);
});

test('everybody whose membership ends in a week is notified, whatever their number', async () => {
  const { db, payments, now } = await aMember();
  const people = 620;
  await db.execute(sql`
    with added as (
      insert into users (id, username, password_hash, secret_question, secret_answer_hash, accepted_at, created_at)
      select gen_random_uuid(), 'persona-' || nth || '@ejemplo.com.ar', '', '', '', now(), now()
      from generate_series(1, ${people}) as nth returning id)
    insert into membership_periods (user_id, grant_id, starts_at, ends_at)
    select id, gen_random_uuid(), ${now().toISOString()}::timestamptz - interval '27 days',
      ${now().toISOString()}::timestamptz + interval '3 days' from added`);
  await payments.membershipNotifications.notifyEnds();
  const notifiedCount = await db.$count(emailOutboxTable, eq(emailOutboxTable.kind, 'ends_soon'));
  expect(notifiedCount).toBe(people);
});

test('a failed email is retried, and the server stays up', async () => {
  const { mail, tell, pass, payments, retryEmails } = await aMember();
  pass(90 * DAY_MS);
  const { send } = mail;
  mail.send = async () => {
    throw new Error('the mail server is away');
  };
  await tell();
  mail.send = send;
  await payments.membershipNotifications.sendEmails();
  expect(mail.sent).toEqual([]);
  await retryEmails();
  await payments.membershipNotifications.sendEmails();
  expect(mail.sent).toHaveLength(1);
});

test('a new membership is notified at once, without the job', async () => {
  const mail = createMemoryMail();
  const shop = await aShop({ mail });
  await shop.recordReport(shop.mercadoPago.pay(await shop.start()));
  await shop.payments.membershipNotifications.drain();
  expect(mail.sent).toMatchObject([
    { to: shop.ana.username, subject: expect.stringContaining('está activa') },
  ]);
  await shop.payments.membershipNotifications.sendEmails();
  expect(mail.sent).toHaveLength(1);
});

test('a rejected transfer shows its reason, by mail and on its purchase', async () => {
  const mail = createMemoryMail();
  const shop = await aShop({ mail });
  const { id } = await shop.start(shop.her, 'manual');
  await shop.her.post(`/api/checkouts/${id}/transfer`, { reference: '0045-88' });
  const [payment] = await listPayments(shop.db, shop.ana.id);
  const reason = 'El importe que llegó es otro';
  await shop.boss.post(`/api/admin/payments/${payment?.id}/reject`, { reason });
  await shop.payments.membershipNotifications.drain();
  expect(mail.sent).toMatchObject([
    { to: shop.ana.username, text: expect.stringContaining(`«${reason}»`) },
  ]);
  expect((await shop.her.get(`/api/checkouts/${id}`)).json()).toMatchObject({
    state: 'awaiting',
    refusal: expect.stringContaining(`«${reason}»`),
  });
});

test.each([
  ['another purchase', true, 'elegís qué hacemos'],
  ['the same purchase', false, 'Pedí la devolución'],
])('a duplicate payment of %s is notified with its options', async (_what, canKeep, offer) => {
  const mail = createMemoryMail();
  const shop = await aShop({ mail });
  const purchase = await shop.start();
  if (canKeep) await shop.recordReport(shop.payPal.pay(await shop.start(shop.her, 'paypal')));
  else await shop.recordReport(shop.mercadoPago.pay(purchase));
  shop.pass(60_000);
  await shop.recordReport(shop.mercadoPago.pay(purchase));
  await shop.payments.membershipNotifications.drain();
  const { payments } = (await shop.her.get('/api/membership')).json();
  expect(payments.find(({ isDuplicate }: { isDuplicate: boolean }) => isDuplicate)).toMatchObject({
    canKeep,
  });
  expect(mail.sent.find(({ subject }) => subject.includes('dos veces'))?.text).toContain(offer);
});
