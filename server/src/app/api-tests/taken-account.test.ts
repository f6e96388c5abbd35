import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  aTakenAccount,
  LINKS,
  OWNER,
  OWNER_PASSWORD,
} from '../../features/identity/ownership/taken-account.fixture.ts';
import { aMeasure } from '../../features/measures/measures.fixture.ts';
import { storeRecords } from '../../features/records/records.fixture.ts';

test('the records stay with the owner who chose a new password', async () => {
  const account = await aTakenAccount();
  const { attacker, made, visitor } = account;
  const measure = { id: randomUUID(), collection: 'measures', value: aMeasure() };
  await storeRecords(account.db, [{ userId: made.id, ...measure }]);
  const token = await account.receive(OWNER, LINKS.confirm, () =>
    attacker.post('/api/account/email-verification'),
  );
  await account.confirm(token, { newPassword: OWNER_PASSWORD });
  const { cookies } = await account.login(OWNER, OWNER_PASSWORD);
  const headers = { cookie: `forja_session=${cookies[0]?.value}` };
  expect((await visitor.get('/api/account', { headers })).json()).toMatchObject({
    id: made.id,
    emailVerifiedAt: '2026-03-01T12:00:00.000Z',
    mustChooseQuestion: true,
  });
  expect((await visitor.get('/api/measures', { headers })).json().items).toMatchObject([
    { id: measure.id },
  ]);
  expect((await visitor.get('/api/check-membership', { headers })).json()).toMatchObject({
    hasMembership: true,
  });
  const { items } = (await visitor.get('/api/account/notices', { headers })).json();
  expect(items).toContainEqual(expect.objectContaining({ event: 'password_recovered' }));
});
