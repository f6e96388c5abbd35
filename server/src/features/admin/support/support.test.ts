import { expect, test } from 'vitest';
import { appWith } from '../../../app/composition/app-with.fixture.ts';
import { knownDevicesTable } from '../../identity/storage/known-devices.table.ts';
import { aUser } from '../../identity/users.fixture.ts';

const NOTE = 'Llamó porque <b>no</b> le llegaba el correo';

async function aDesk() {
  const [ana, boss, eva] = [aUser(), aUser({ role: 'admin' }), aUser({ role: 'admin' })];
  const api = await appWith({ users: [ana, boss, eva] });
  const [office, hers] = [await api.as(boss), await api.as(eva)];
  const note = (text: string, noteId: string = crypto.randomUUID(), id = ana.id) =>
    office.post(`/api/admin/people/${id}/notes`, { noteId, text });
  const view = async (reason = 'Pidió ayuda') =>
    (await hers.post(`/api/admin/people/${ana.id}/view`, { reason })).json();
  return { ...api, ana, boss, office, note, view };
}

test('a support note has its author and date, is stored once, and other administrators read it', async () => {
  const { boss, note, view, now, pass } = await aDesk();
  const noteId = crypto.randomUUID();
  expect((await note(NOTE, noteId)).json()).toEqual({ success: true });
  expect((await note('Otra cosa', noteId)).statusCode).toBe(200);
  pass(1000);
  await note('Ya le llega');
  expect((await view()).notes).toMatchObject([
    { text: 'Ya le llega' },
    {
      id: noteId,
      text: NOTE,
      at: new Date(now().getTime() - 1000).toISOString(),
      author: `${boss.username.charAt(0)}…@ejemplo.com.ar`,
    },
  ]);
});

test('the person is notified of a note, and the export has its text', async () => {
  const { ana, as, note } = await aDesk();
  await note(NOTE);
  const her = await as(ana);
  const { items } = (await her.get('/api/account/accesses')).json();
  expect(items).toMatchObject([{ event: 'support_note_added', by: 'admin', reason: null }]);
  expect((await her.get('/api/account/export')).json().supportNotes).toMatchObject([
    { text: NOTE },
  ]);
  const page = (await her.get('/api/account/export.html')).body;
  expect(page).toContain('Llamó porque &lt;b&gt;no&lt;/b&gt;');
});

test('a note about an unknown account, oneself or without text is refused', async () => {
  const { boss, note } = await aDesk();
  const noteId = crypto.randomUUID();
  expect((await note(NOTE, noteId, crypto.randomUUID())).json()).toMatchObject({
    code: 'person_not_found',
  });
  expect((await note(NOTE, noteId, boss.id)).json()).toMatchObject({ code: 'own_account' });
  expect((await note('  ')).json().fields).toMatchObject([{ path: 'text' }]);
});

test('an account used on many devices at once is flagged, without consequences', async () => {
  const { ana, as, view, office, db, now } = await aDesk();
  const sharedNow = async () =>
    (await office.get('/api/admin/tables/people?filter=shared')).json().rows as { id: string }[];
  for (let i = 0; i < 3; i += 1) await as(ana, { browser: 'Chrome', system: 'Android' });
  expect((await view()).sharing).toEqual({ isLikely: false, devicesInWeek: 3, devicesInHour: 3 });
  for (let i = 0; i < 2; i += 1) await as(ana);
  expect(await sharedNow()).toEqual([]);
  // closed sessions still count
  const seen = { createdAt: now(), seenAt: now() };
  await db.insert(knownDevicesTable).values({ userId: ana.id, deviceHash: 'closed', ...seen });
  const { sharing, sessions } = await view();
  expect(sharing).toEqual({ isLikely: true, devicesInWeek: 6, devicesInHour: 6 });
  expect(sessions).toHaveLength(5);
  expect(await sharedNow()).toMatchObject([{ id: ana.id }]);
  expect((await (await as(ana)).get('/api/user')).statusCode).toBe(200);
});
