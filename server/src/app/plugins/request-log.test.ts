import { expect, test } from 'vitest';
import { aUser } from '../../features/identity/users.fixture.ts';
import { appWith } from '../composition/app-with.fixture.ts';

type Line = { level: number; msg: string; who?: string; refusal?: string; req?: { route: string } };

const INFO = 30;

test('a log line groups requests by account without identifying it, and names every refusal', async () => {
  const [ana, bruno] = [aUser({ isMember: false }), aUser()];
  const { as, visitor, log, another } = await appWith({ users: [ana, bruno] });
  const [her, him] = [await as(ana), await as(bruno)];
  await her.get('/api/user');
  await her.get('/api/account');
  await him.get('/api/user');
  await visitor.get('/api/account');
  await her.get('/api/admin/overview');
  await her.put('/api/measures/00000000-0000-4000-8000-000000000000', { revision: 0, value: {} });
  await her.send('POST', '/api/logout', {}, '203.0.113.1', { origin: 'https://malo.example' });
  await (await another()).get('/api/user', { headers: { cookie: her.cookie ?? '' } });

  const lines = log()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)
    .filter(({ level, req }) => level === INFO && req?.route.startsWith('/api/'));
  const summaries = lines.map(({ msg, who, refusal }) => [msg, who, refusal]);
  const [hers] = lines.flatMap(({ who }) => who ?? []);
  const his = lines[2]?.who;
  expect(hers).toMatch(/^[\w-]{16}$/);
  expect(his).toMatch(/^[\w-]{16}$/);
  expect(his).not.toBe(hers);
  expect(summaries).toEqual([
    ['request', hers, undefined],
    ['request', hers, undefined],
    ['request', his, undefined],
    ['refused', undefined, 'not_signed_in'],
    ['refused', hers, 'not_found'],
    ['refused', hers, 'membership_required'],
    ['refused', undefined, 'wrong_origin'],
    ['request', hers, undefined],
  ]);
  for (const secret of [ana.id, ana.username, her.cookie ?? '-'])
    expect(log()).not.toContain(secret);
});

test('another installation marks the same account differently', async () => {
  const ana = aUser();
  const marks: (string | undefined)[] = [];
  for (const secret of [
    'one secret of the tests, of no use',
    'other secret of the tests, of no use',
  ]) {
    const { as, log } = await appWith({ users: [ana], settings: { secret } });
    await (await as(ana)).get('/api/user');
    marks.push(/"who":"([\w-]+)"/.exec(log())?.[1]);
  }
  expect(marks[0]).toBeDefined();
  expect(marks[0]).not.toBe(marks[1]);
});
