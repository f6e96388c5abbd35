import { expect, test } from 'vitest';
import { aUser } from '../users.fixture.ts';
import {
  askChange,
  aTakenAccount,
  LINKS,
  changeAddress,
  OWNER,
  OWNER_PASSWORD,
  ATTACKER,
  ATTACKER_PASSWORD,
  type TakenAccount,
} from './taken-account.fixture.ts';

const reclaim = ({ visitor }: TakenAccount, token: string, newPassword = OWNER_PASSWORD) =>
  visitor.post('/api/account-reversals', { token, newPassword });

const waitForReversal = async ({ listTokens }: TakenAccount, to: string) => {
  await expect.poll(() => listTokens(to, LINKS.reversal)).not.toEqual([]);
  return listTokens(to, LINKS.reversal).at(-1) ?? '';
};

const recover = async ({ visitor, receive }: TakenAccount, username: string, password: string) => {
  const token = await receive(username, LINKS.recovery, () =>
    visitor.post('/api/recovery-links', { username }),
  );
  const used = { token, newPassword: password };
  expect((await visitor.post('/api/recovery-links/use', used)).statusCode).toBe(200);
};

test("an attacker who proves their own mailbox cannot remove the owner's reversal", async () => {
  const account = await aTakenAccount();
  await changeAddress(account, ATTACKER);
  const hers = await waitForReversal(account, OWNER);
  account.pass(1_000);
  await recover(account, ATTACKER, ATTACKER_PASSWORD);
  expect((await reclaim(account, hers)).json()).toEqual({ username: OWNER, isEmailRestored: true });
  expect((await account.login(OWNER, OWNER_PASSWORD)).statusCode).toBe(200);
});

test('a change back to the original mailbox leaves the attacker no reversal', async () => {
  const account = await aTakenAccount();
  await changeAddress(account, ATTACKER);
  account.pass(1_000);
  await account.attacker.post('/api/account/password', {
    currentPassword: account.made.password,
    newPassword: ATTACKER_PASSWORD,
  });
  const his = await waitForReversal(account, ATTACKER);
  account.pass(1_000);
  const { cookies } = await account.login(ATTACKER, ATTACKER_PASSWORD);
  const headers = { cookie: `forja_session=${cookies[0]?.value}` };
  const token = await account.receive(OWNER, LINKS.confirm, () =>
    account.visitor.post(
      '/api/account/email',
      { password: ATTACKER_PASSWORD, username: OWNER },
      { headers },
    ),
  );
  expect((await account.confirm(token, { newPassword: OWNER_PASSWORD })).statusCode).toBe(200);
  await expect.poll(() => account.listTokens(OWNER, LINKS.reversal)).toHaveLength(2);
  expect(account.listTokens(ATTACKER, LINKS.reversal)).toEqual([his]);
  expect((await reclaim(account, his, ATTACKER_PASSWORD)).statusCode).toBe(410);
});

test('the earlier owner can undo an address change, whatever password was chosen', async () => {
  const account = await aTakenAccount({ username: ATTACKER });
  const token = await askChange(account, OWNER);
  expect((await account.confirm(token, { newPassword: OWNER_PASSWORD })).statusCode).toBe(200);
  const before = await waitForReversal(account, ATTACKER);
  expect((await reclaim(account, before, ATTACKER_PASSWORD)).json()).toEqual({
    username: ATTACKER,
    isEmailRestored: true,
  });
  expect((await account.login(ATTACKER, ATTACKER_PASSWORD)).statusCode).toBe(200);
});

test('an attacker who registers the old address again gains no access to the account', async () => {
  const account = await aTakenAccount();
  await changeAddress(account, ATTACKER);
  const hers = await waitForReversal(account, OWNER);
  await account.addUser(aUser({ username: OWNER, password: ATTACKER_PASSWORD }));
  const reclaimed = (await reclaim(account, hers)).json<{ username: string }>();
  expect(reclaimed).toMatchObject({ isEmailRestored: false });
  expect((await account.login(reclaimed.username, OWNER_PASSWORD)).json()).toMatchObject({
    id: account.made.id,
  });
  await account.visitor.post('/api/recovery-links', { username: ATTACKER });
  const token = await account.receive(OWNER, LINKS.recovery, () =>
    account.visitor.post('/api/recovery-links', { username: OWNER }),
  );
  expect(token).not.toBe('');
  expect(account.listTokens(ATTACKER, LINKS.recovery)).toEqual([]);
});
