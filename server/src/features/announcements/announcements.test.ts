import { DAY_MS, HOUR_MS } from '@forja/domain/units/durations';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { appWith } from '../../app/composition/app-with.fixture.ts';
import { createMemoryMail } from '../../gateways/mail/memory-mail.fixture.ts';
import { auditTable } from '../identity/audit/audit.table.ts';
import { aUser } from '../identity/users.fixture.ts';

const REASON = 'Cambió el horario de soporte';
const LETTER = {
  subject: 'Novedades de marzo',
  text: 'Hola:\n\nHay rutinas nuevas.',
  reason: REASON,
};

async function anOffice({ withMail = true } = {}) {
  const [ana, bruno, withoutMembership, boss] = [
    aUser(),
    aUser(),
    aUser({ isMember: false }),
    aUser({ role: 'admin', isMember: false }),
  ];
  const mail = createMemoryMail();
  const api = await appWith({
    users: [ana, bruno, withoutMembership, boss],
    ...(withMail && { mail }),
  });
  const office = await api.as(boss);
  const toIso = (ms: number) => new Date(api.now().getTime() + ms).toISOString();
  const publish = (notice: object = {}) =>
    office.post('/api/admin/notices', {
      noticeId: crypto.randomUUID(),
      text: 'El lunes no hay soporte',
      audience: 'everybody',
      startsAt: toIso(0),
      endsAt: toIso(DAY_MS),
      reason: REASON,
      ...notice,
    });
  const send = (letterId: string = crypto.randomUUID(), letter: object = LETTER) =>
    office.post('/api/admin/letters', { letterId, ...letter });
  const readNotice = async (client: { get: typeof api.visitor.get }) =>
    (await client.get('/api/site-notice')).json().notice as { id: string; text: string } | null;
  const deskRead = async () => (await office.get('/api/admin/announcements')).json();
  const sent = async (total: number) => {
    await vi.waitFor(() => expect(mail.sent).toHaveLength(total));
    return mail.sent.map(({ to }) => to).toSorted();
  };
  return {
    ...api,
    ana,
    bruno,
    withoutMembership,
    boss,
    office,
    mail,
    toIso,
    publish,
    send,
    readNotice,
    deskRead,
    sent,
  };
}

test('a notice is shown to every account from its start to its end', async () => {
  const { as, ana, withoutMembership, publish, readNotice, toIso, pass, deskRead } =
    await anOffice();
  const free = await as(withoutMembership);
  expect(await readNotice(free)).toBeNull();
  await publish({ startsAt: toIso(HOUR_MS) });
  expect(await readNotice(free)).toBeNull();
  pass(HOUR_MS);
  const her = await as(ana);
  expect(await readNotice(free)).toMatchObject({ text: 'El lunes no hay soporte' });
  expect(await readNotice(her)).toEqual(await readNotice(free));
  pass(23 * HOUR_MS);
  expect(await readNotice(her)).toBeNull();
  expect((await deskRead()).notices).toHaveLength(1);
});

test('a notice for members is shown only to members, and the newest one wins', async () => {
  const { as, ana, withoutMembership, publish, readNotice, pass } = await anOffice();
  await publish();
  pass(1000);
  await publish({ audience: 'members', text: 'Hay rutinas nuevas' });
  expect(await readNotice(await as(ana))).toMatchObject({ text: 'Hay rutinas nuevas' });
  expect(await readNotice(await as(withoutMembership))).toMatchObject({
    text: 'El lunes no hay soporte',
  });
});

test('a notice is published once and ended with a reason, and both are logged', async () => {
  const { as, ana, office, boss, publish, readNotice, db, toIso } = await anOffice();
  const her = await as(ana);
  const noticeId = crypto.randomUUID();
  await publish({ noticeId });
  await publish({ noticeId, text: 'Otro' });
  expect(await readNotice(her)).toMatchObject({ id: noticeId, text: 'El lunes no hay soporte' });
  const end = () => office.post(`/api/admin/notices/${noticeId}/end`, { reason: REASON });
  expect((await end()).json()).toEqual({ success: true });
  expect(await readNotice(her)).toBeNull();
  expect((await end()).json()).toMatchObject({ code: 'notice_not_found' });
  const log = await db.select().from(auditTable).where(eq(auditTable.adminId, boss.id));
  expect(log.map(({ event, about }) => [event, about])).toEqual([
    ['site_notice_created', 'El lunes no hay soporte'],
    ['site_notice_ended', 'El lunes no hay soporte'],
  ]);
  const backwards = await publish({ endsAt: toIso(-1) });
  expect(backwards.json().fields).toMatchObject([{ path: 'endsAt' }]);
});

test('a letter reaches each member once, except unsubscribed and blocked ones', async () => {
  const { as, ana, bruno, office, send, deskRead, sent, mail, addUser, sendAccountEmails } =
    await anOffice();
  const [off, blocked] = [aUser(), aUser()];
  for (const user of [off, blocked]) await addUser(user);
  const his = await as(off);
  expect((await his.get('/api/account')).json()).toMatchObject({ wantsLetters: true });
  await his.post('/api/account/letters', { wantsLetters: false });
  expect((await his.get('/api/account')).json()).toMatchObject({ wantsLetters: false });
  await office.post(`/api/admin/people/${blocked.id}/block`, { reason: REASON });
  await vi.waitFor(() => expect(mail.sent).toHaveLength(1));
  mail.sent.length = 0;
  expect(await deskRead()).toMatchObject({ canSend: true, recipients: 2 });
  const letterId = crypto.randomUUID();
  expect((await send(letterId)).json()).toEqual({ recipients: 2 });
  expect((await send(letterId)).statusCode).toBe(200);
  expect(await sent(2)).toEqual([ana.username, bruno.username].toSorted());
  await sendAccountEmails();
  expect(await sent(2)).toHaveLength(2);
  expect(mail.sent[0]).toMatchObject({ subject: LETTER.subject });
  expect(mail.sent[0]?.text).toMatch(/^Hola:\n\nHay rutinas nuevas\.[^]+\/cartas#enlace=\S+/);
  expect((await deskRead()).letters).toMatchObject([
    { id: letterId, subject: LETTER.subject, recipients: 2, isFinished: true },
  ]);
});

test('an unsubscribe link works without signing in, without expiry, by page or by mail program', async () => {
  const { visitor, app, as, ana, bruno, send, sent, mail, pass } = await anOffice();
  await send();
  await sent(2);
  pass(3 * 365 * DAY_MS);
  const of = (address: string) => mail.sent.find(({ to }) => to === address);
  const token = /#enlace=(\S+)/.exec(of(ana.username)?.text ?? '')?.[1] ?? '';
  for (let i = 0; i < 2; i += 1)
    expect((await visitor.post('/api/letters/stop', { token })).json()).toEqual({ success: true });
  expect((await (await as(ana)).get('/api/account')).json()).toMatchObject({ wantsLetters: false });
  const { pathname } = new URL(of(bruno.username)?.unsubscribeUrl ?? '');
  const unsubscribeReply = await app.inject({
    method: 'POST',
    url: pathname,
    payload: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(unsubscribeReply.statusCode).toBe(200);
  const his = await as(bruno);
  expect((await his.get('/api/account')).json()).toMatchObject({ wantsLetters: false });
  const { items } = (await his.get('/api/account/notices')).json();
  expect(items).toContainEqual(expect.objectContaining({ event: 'letters_turned_off' }));
});

test('an altered unsubscribe link unsubscribes nobody', async () => {
  const { visitor, as, ana, bruno, send, sent, mail } = await anOffice();
  await send();
  await sent(2);
  const token = /#enlace=(\S+)/.exec(
    mail.sent.find(({ to }) => to === ana.username)?.text ?? '',
  )?.[1];
  const forged = `${bruno.id}${(token ?? '').slice(ana.id.length)}`;
  for (const wrong of [forged, '', `${ana.id}.x`])
    expect((await visitor.post('/api/letters/stop', { token: wrong })).statusCode).toBe(410);
  expect((await (await as(bruno)).get('/api/account')).json()).toMatchObject({
    wantsLetters: true,
  });
});

test('a letter requires a mail server', async () => {
  const { send, deskRead } = await anOffice({ withMail: false });
  expect(await deskRead()).toMatchObject({ canSend: false });
  expect((await send()).json()).toMatchObject({ code: 'mail_off' });
});

test('a letter with an empty or multi-line subject is refused at its field', async () => {
  const { send } = await anOffice();
  for (const subject of ['', 'Uno\nDos'])
    expect((await send(undefined, { ...LETTER, subject })).json().fields).toMatchObject([
      { path: 'subject' },
    ]);
});
