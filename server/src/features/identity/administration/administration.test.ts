import type { Endpoint } from '@forja/contract/http/endpoint';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { appWith, type Client } from '../../../app/composition/app-with.fixture.ts';
import { createMemoryMail } from '../../../gateways/mail/memory-mail.fixture.ts';
import { usersTable } from '../storage/identity.table.ts';
import { aUser } from '../users.fixture.ts';

const REASON = 'Prestó la cuenta a tres personas';
const PROOF = 'Mostró el DNI por videollamada';
const NEW_EMAIL = 'nueva@ejemplo.com.ar';

async function anOffice({ withMail = true } = {}) {
  const [ana, boss, eva] = [aUser(), aUser({ role: 'admin' }), aUser({ role: 'admin' })];
  const mail = createMemoryMail();
  const api = await appWith({ users: [ana, boss, eva], ...(withMail && { mail }) });
  const office = await api.as(boss);
  const act = (what: string, body: object = {}, id = ana.id, client: Client = office) =>
    client.post(`/api/admin/people/${id}/${what}`, { reason: REASON, ...body });
  const { username, password } = ana;
  const login = () => api.visitor.post('/api/login', { username, password });
  const signIn = async () => {
    const cookie = `forja_session=${(await login()).cookies[0]?.value}`;
    return {
      get: (url: string) => api.visitor.get(url, { headers: { cookie } }),
      send: (method: Endpoint['method'], url: string) =>
        api.visitor.send(method, url, method === 'GET' ? undefined : {}, undefined, { cookie }),
      post: (url: string, body?: object) => api.visitor.post(url, body, { headers: { cookie } }),
    };
  };
  const findMail = async (address: string, nth = 1) => {
    const sent = () => mail.sent.filter(({ to }) => to === address);
    await vi.waitFor(() => expect(sent().length).toBeGreaterThanOrEqual(nth));
    return sent()[nth - 1];
  };
  return { ...api, ana, boss, eva, office, act, login, signIn, findMail };
}

test('a blocked person is signed out, and can only read, export and delete their own data', async () => {
  const { ana, as, act, login, signIn, endpoints, office } = await anOffice();
  const her = await as(ana);
  expect((await act('block')).json()).toEqual({ success: true });
  expect((await her.get('/api/user')).statusCode).toBe(401);
  const blocked = { reason: REASON, contact: expect.stringContaining('@') };
  expect((await login()).json()).toMatchObject({ id: ana.id, blocked });
  const again = await signIn();
  expect((await again.get('/api/user')).json()).toMatchObject({ blocked });
  const wrong: string[] = [];
  for (const { method, path, access, opensWhileBlocked } of endpoints) {
    if (access === 'public' || path === '/api/account/delete') continue;
    const url = path.replaceAll(/:\w+/g, ana.id);
    const reply = await again.send(method, url);
    const code = reply.statusCode === 200 ? 'allowed' : reply.json().code;
    const promised =
      access === 'admin' ? 'not_found' : opensWhileBlocked ? 'allowed' : 'account_blocked';
    if (code !== promised) wrong.push(`${method} ${path}: ${code}`);
  }
  expect(wrong).toEqual([]);
  const refused = (await again.post('/api/checkouts', { processor: 'manual' })).json();
  expect(refused).toMatchObject({ code: 'account_blocked', current: blocked });
  expect(refused.message).toContain(`Motivo: ${REASON}.`);
  const { items } = (await again.get('/api/account/accesses')).json();
  expect(items).toContainEqual(
    expect.objectContaining({ event: 'account_blocked', by: 'admin', reason: REASON }),
  );
  const gone = await again.post('/api/account/delete', { password: ana.password });
  expect(gone.json()).toEqual({ success: true });
  expect((await office.get('/api/admin/tables/people')).json().total).toBe(2);
});

test('a block and its end are emailed, and unblocking restores the account', async () => {
  const { ana, act, signIn, findMail } = await anOffice();
  await act('block');
  const letter = await findMail(ana.username);
  expect(letter).toMatchObject({ subject: 'Bloqueamos tu cuenta de Forja' });
  expect(letter?.text).toMatch(
    /^Hola:\n\nBloqueamos[^]+Cuándo: 1 de marzo de 2026 a las 09:00[^]+Motivo: Prestó la cuenta a tres personas\.[^]+escribí a \S+@/,
  );
  expect((await act('block')).json()).toMatchObject({ code: 'account_already_blocked' });
  expect((await act('unblock', { reason: 'Se arregló' })).statusCode).toBe(200);
  expect((await act('unblock')).json()).toMatchObject({ code: 'account_not_blocked' });
  expect((await findMail(ana.username, 2))?.text).toContain('Motivo: Se arregló.');
  const her = await signIn();
  expect((await her.get('/api/user')).json()).toEqual({ id: ana.id, username: ana.username });
  expect((await her.get('/api/measures')).statusCode).toBe(200);
  const { items } = (await her.get('/api/account/notices')).json();
  const events = items.map(({ event, isRead }: { event: string; isRead: boolean }) => ({
    event,
    isRead,
  }));
  expect(events).toEqual(
    expect.arrayContaining([
      { event: 'account_unblocked', isRead: false },
      { event: 'account_blocked', isRead: false },
    ]),
  );
});

test('an administrator closes all sessions of a person, with a reason', async () => {
  const { ana, as, act, signIn, findMail } = await anOffice();
  const devices = [await as(ana), await as(ana)];
  expect((await act('close-sessions')).json()).toEqual({ closed: 2 });
  for (const device of devices) expect((await device.get('/api/user')).statusCode).toBe(401);
  const her = await signIn();
  const { items } = (await her.get('/api/account/accesses')).json();
  expect(items[0]).toMatchObject({ event: 'sessions_closed_by_admin', reason: REASON });
  expect((await findMail(ana.username))?.text).toContain(REASON);
});

test('nobody decides about their own account, and an administrator cannot be blocked', async () => {
  const { boss, eva, act, ana } = await anOffice();
  const proven = { username: NEW_EMAIL, proof: PROOF };
  for (const what of ['block', 'unblock', 'close-sessions', 'reset-second-factor', 'address'])
    expect((await act(what, proven, boss.id)).json()).toMatchObject({ code: 'own_account' });
  for (const what of ['block', 'address'])
    expect((await act(what, proven, eva.id)).json()).toMatchObject({
      code: 'administrator_account',
    });
  const nobody = crypto.randomUUID();
  for (const what of ['block', 'unblock', 'close-sessions', 'reset-second-factor', 'address'])
    expect((await act(what, proven, nobody)).json()).toMatchObject({ code: 'person_not_found' });
  for (const what of ['block', 'close-sessions'])
    expect((await act(what, { reason: ' ' })).json().fields).toMatchObject([{ path: 'reason' }]);
  const short = await act('address', { username: NEW_EMAIL, proof: 'sí' }, ana.id);
  expect(short.json().fields).toMatchObject([{ path: 'proof' }]);
});

test("resetting another administrator's second factor requires proof and removes their powers until a new one", async () => {
  const { eva, act, as, db, ana, findMail } = await anOffice();
  const hers = await as(eva);
  expect((await act('reset-second-factor', { proof: PROOF }, eva.id)).json()).toMatchObject({
    code: 'second_factor_off',
  });
  expect((await act('reset-second-factor', { proof: PROOF }, ana.id)).json()).toMatchObject({
    code: 'second_factor_off',
  });
  const on = {
    secondFactorOnAt: new Date(),
    secondFactorSecret: 'sealed',
    secondFactorFailures: 5,
  };
  await db.update(usersTable).set(on).where(eq(usersTable.id, eva.id));
  expect((await act('reset-second-factor', { proof: PROOF }, eva.id)).statusCode).toBe(200);
  const [row] = await db.select().from(usersTable).where(eq(usersTable.id, eva.id));
  expect(row).toMatchObject({
    role: 'admin',
    secondFactorOnAt: null,
    secondFactorSecret: null,
    secondFactorFailures: 0,
  });
  expect((await hers.get('/api/user')).statusCode).toBe(401);
  expect((await findMail(eva.username))?.text).toContain(`${REASON}. Prueba: ${PROOF}.`);
});

test('an address change by an administrator needs proof of the new mailbox and notifies the previous one', async () => {
  const { ana, act, findMail, visitor } = await anOffice();
  const started = await act('address', { username: NEW_EMAIL, proof: PROOF });
  expect(started.json()).toMatchObject({ proof: 'link', code: null });
  expect((await findMail(ana.username))?.text).toContain(`Prueba: ${PROOF}.`);
  const token = /#enlace=(\S+)/.exec((await findMail(NEW_EMAIL))?.text ?? '')?.[1];
  const newPassword = 'mate dulce y bizcochos';
  const confirmed = await visitor.post('/api/email-confirmations', { token, newPassword });
  expect(confirmed.statusCode).toBe(200);
  const loginReply = await visitor.post('/api/login', {
    username: NEW_EMAIL,
    password: newPassword,
  });
  expect(loginReply.json()).toMatchObject({ id: ana.id, username: NEW_EMAIL });
  expect(await findMail(ana.username, 2)).toMatchObject({
    subject: 'Cambió el correo de tu cuenta de Forja',
  });
});

test('without mail the address change has a code, which the person types with their password', async () => {
  const { ana, act, visitor } = await anOffice({ withMail: false });
  const { code, proof } = (await act('address', { username: NEW_EMAIL, proof: PROOF })).json();
  expect(proof).toBe('code');
  const body = { username: NEW_EMAIL, password: ana.password, emailCode: code };
  expect((await visitor.post('/api/login', body)).json()).toMatchObject({ username: NEW_EMAIL });
});
