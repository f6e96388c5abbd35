import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createMemoryMail } from '../../../gateways/mail/memory-mail.fixture.ts';
import { usersTable } from '../../identity/storage/identity.table.ts';
import { aShop } from '../ledger/shop.fixture.ts';

const request = {
  kind: 'regret',
  email: ' Ana@Ejemplo.com.ar ',
  detail: 'Pagué ayer y no lo quiero',
};

test('anybody regrets a purchase without an account, with a code at once and an answer within a day', async () => {
  const { visitor, boss, pass } = await aShop();
  const created = (await visitor.post('/api/withdrawals', request)).json();
  expect(created).toMatchObject({
    code: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
    kind: 'regret',
    state: 'received',
    answerBy: '2026-03-02T12:00:00.000Z',
    answer: null,
  });
  const read = (code: string) => visitor.post('/api/withdrawals/read', { code });
  expect((await read(created.code.toLowerCase().replaceAll('-', ''))).json()).toEqual(created);

  const { items } = (
    await boss.post('/api/admin/withdrawals/view', { reason: 'Revisar la lista' })
  ).json();
  expect(items).toMatchObject([
    { email: 'ana@ejemplo.com.ar', detail: request.detail, hasAccount: false },
  ]);
  pass(3_600_000);
  const answer = { state: 'done', answer: 'Te devolvimos el pago.' };
  expect((await boss.post(`/api/admin/withdrawals/${items[0].id}/answer`, answer)).json()).toEqual({
    success: true,
  });
  expect((await read(created.code)).json()).toMatchObject({
    ...answer,
    answeredAt: '2026-03-01T13:00:00.000Z',
  });
});

test('requests are sorted by urgency, and answered ones come last', async () => {
  const { visitor, boss, pass } = await aShop();
  for (const email of ['uno@ejemplo.com.ar', 'dos@ejemplo.com.ar', 'tres@ejemplo.com.ar']) {
    await visitor.post('/api/withdrawals', { kind: 'cancellation', email });
    pass(60_000);
  }
  const emails = async () =>
    (await boss.post('/api/admin/withdrawals/view', { reason: 'Revisar la lista' })).json<{
      items: { id: string; email: string }[];
    }>().items;
  const [first] = await emails();
  await boss.post(`/api/admin/withdrawals/${first?.id}/answer`, {
    state: 'rejected',
    answer: 'Ya estaba.',
  });
  expect((await emails()).map(({ email }) => email)).toEqual([
    'dos@ejemplo.com.ar',
    'tres@ejemplo.com.ar',
    'uno@ejemplo.com.ar',
  ]);
});

test('the second of two administrators who answer a request overwrites nothing and reads the answer', async () => {
  const { visitor, boss } = await aShop();
  const { code } = (await visitor.post('/api/withdrawals', request)).json();
  const [{ id }] = (
    await boss.post('/api/admin/withdrawals/view', { reason: 'Revisar la lista' })
  ).json().items;
  const answer = (text: string, seenAnswerAt: string | null = null) =>
    boss.post(`/api/admin/withdrawals/${id}/answer`, {
      state: 'in_progress',
      answer: text,
      seenAnswerAt,
    });
  const replies = await Promise.all([answer('Lo vemos.'), answer('Un momento.')]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(replies.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    code: 'withdrawal_already_answered',
  });
  const { answeredAt } = (await visitor.post('/api/withdrawals/read', { code })).json();
  expect((await answer('Listo.', answeredAt)).statusCode).toBe(200);
  expect((await visitor.post('/api/withdrawals/read', { code })).json()).toMatchObject({
    answer: 'Listo.',
  });
});

test('an unknown code reveals nothing, and guessing is limited', async () => {
  const { visitor } = await aShop();
  expect(
    (await visitor.post('/api/withdrawals/read', { code: 'AAAA-BBBB-CCCC' })).json(),
  ).toMatchObject({
    code: 'withdrawal_not_found',
  });
  for (let index = 0; index < 59; index += 1)
    await visitor.post('/api/withdrawals/read', { code: 'AAAA-BBBB-CCCC' });
  expect((await visitor.post('/api/withdrawals/read', { code: 'AAAA-BBBB-CCCC' })).statusCode).toBe(
    429,
  );
  for (let index = 0; index < 5; index += 1) await visitor.post('/api/withdrawals', request);
  expect((await visitor.post('/api/withdrawals', request)).statusCode).toBe(429);
});

test('with mail, the code and each answer are emailed, without what was typed', async () => {
  const mail = createMemoryMail();
  const { visitor, boss, payments } = await aShop({ mail });
  const { code } = (await visitor.post('/api/withdrawals', request)).json();
  await payments.withdrawals.drain();
  expect(mail.sent).toMatchObject([
    { to: 'ana@ejemplo.com.ar', subject: `Recibimos tu pedido de arrepentimiento: ${code}` },
  ]);
  expect(mail.sent[0]?.text).toContain('antes del 2 de marzo de 2026 a las 09:00');
  expect(mail.sent[0]?.text).not.toContain('Pagué');

  const { items } = (
    await boss.post('/api/admin/withdrawals/view', { reason: 'Revisar la lista' })
  ).json();
  await boss.post(`/api/admin/withdrawals/${items[0].id}/answer`, {
    state: 'done',
    answer: 'Te devolvimos el pago.',
  });
  await payments.withdrawals.drain();
  expect(mail.sent).toHaveLength(2);
  expect(mail.sent[1]).toMatchObject({
    to: 'ana@ejemplo.com.ar',
    subject: `Tu pedido de arrepentimiento ${code}: resuelto`,
    text: expect.stringContaining('Te devolvimos el pago.'),
  });
});

test('a mail failure does not affect the request, and the log omits the address', async () => {
  const away = { send: () => Promise.reject(new Error('connect ECONNREFUSED')) };
  const { visitor, payments, log } = await aShop({ mail: away });
  const created = await visitor.post('/api/withdrawals', request);
  expect(created.statusCode).toBe(200);
  await payments.withdrawals.drain();
  expect(log()).toContain('mail not sent');
  expect(log()).not.toContain('ejemplo.com.ar');
  expect(log()).not.toContain(created.json().code);
});

type WithdrawalScene = Awaited<ReturnType<typeof aShop>>;

async function otherAccountWithdrawal() {
  const scene = await aShop();
  const { visitor, boss } = scene;
  const victim = 'victima@ejemplo.com.ar';
  const created = await visitor.post('/api/withdrawals', {
    kind: 'regret',
    email: victim,
    detail: 'Pagué ayer',
  });
  const { items } = (
    await boss.post('/api/admin/withdrawals/view', { reason: 'Revisar la lista' })
  ).json();
  await boss.post(`/api/admin/withdrawals/${items[0].id}/answer`, {
    state: 'done',
    answer: 'Listo.',
  });
  await scene.db
    .update(usersTable)
    .set({ username: victim })
    .where(eq(usersTable.id, scene.ana.id));
  return { ...scene, victim, code: created.json<{ code: string }>().code };
}

const exportedCodes = async (client: WithdrawalScene['her']) =>
  (await client.get('/api/account/export'))
    .json<{ membership: { withdrawals: { code: string }[] } }>()
    .membership.withdrawals.map(({ code }) => code);
const shownToAdmin = async ({ boss }: Pick<WithdrawalScene, 'boss'>) =>
  (await boss.post('/api/admin/withdrawals/view', { reason: 'Revisar la lista' })).json().items;

test('an unverified address links no request: in the export, for the administrator or on deletion', async () => {
  const { her, ana, boss, victim, code } = await otherAccountWithdrawal();
  expect(await exportedCodes(her)).toEqual([]);
  expect(await shownToAdmin({ boss })).toMatchObject([{ code, email: victim, hasAccount: false }]);
  expect((await her.post('/api/account/delete', { password: ana.password })).statusCode).toBe(200);
  expect(await shownToAdmin({ boss })).toMatchObject([
    { code, email: victim, detail: 'Pagué ayer' },
  ]);
});

test('a verified address links requests without a session, and deletion anonymizes them', async () => {
  const { her, ana, boss, db, now, code } = await otherAccountWithdrawal();
  await db.update(usersTable).set({ emailVerifiedAt: now() }).where(eq(usersTable.id, ana.id));
  expect(await exportedCodes(her)).toEqual([code]);
  expect(await shownToAdmin({ boss })).toMatchObject([{ hasAccount: true }]);
  await her.post('/api/account/delete', { password: ana.password });
  expect(await shownToAdmin({ boss })).toMatchObject([
    { code, email: '', detail: null, hasAccount: false },
  ]);
});

test('a request belongs to the account of its session, whatever address was typed', async () => {
  const { her, him, ana, boss } = await aShop();
  const { code } = (
    await her.post('/api/withdrawals', { kind: 'regret', email: 'otra@ejemplo.com.ar' })
  ).json();
  expect(await exportedCodes(her)).toEqual([code]);
  expect(await exportedCodes(him)).toEqual([]);
  const [shown] = await shownToAdmin({ boss });
  expect(shown).toMatchObject({ hasAccount: true });
  await boss.post(`/api/admin/withdrawals/${shown.id}/answer`, { state: 'done', answer: 'Listo.' });
  await her.post('/api/account/delete', { password: ana.password });
  expect(await shownToAdmin({ boss })).toMatchObject([{ code, email: '', hasAccount: false }]);
});
