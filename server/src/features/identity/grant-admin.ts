import { credentials } from '@forja/contract/identity/identity';
import type { Database } from '../../database/connect.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { type Audit, NO_DEVICE } from './audit/audit.service.ts';
import { isLocked } from './second-factor/assert-code.ts';
import type { IdentityRepository } from './storage/identity.repository.ts';

type Dependencies = { db: Database; identity: IdentityRepository; audit: Audit };
type AdminGrant = { username: string; resetSecondFactor: boolean };

export async function grantAdmin(
  { db, identity, audit }: Dependencies,
  { username, resetSecondFactor }: AdminGrant,
): Promise<string> {
  const user = await findAccount(identity, username, 'Register it on the site first.');
  const clearedSecondFactor = {
    secondFactorSecret: null,
    secondFactorOnAt: null,
    secondFactorStep: null,
    secondFactorFailures: 0,
  };
  await inTransaction(db, async (tx) => {
    await identity.changeUser(
      user.id,
      { role: 'admin', ...(resetSecondFactor && clearedSecondFactor) },
      tx,
    );
    // sessions must start again with the second factor
    await identity.endSignIns(user.id, tx);
    await audit.record({ userId: user.id, event: 'role_granted', device: NO_DEVICE }, tx);
  });
  const mustSetUp = resetSecondFactor || user.secondFactorOnAt === null;
  return mustSetUp
    ? `${user.username} is an administrator. Sign in and turn on the second step in Mi Cuenta: without it there are no powers.`
    : `${user.username} is an administrator.`;
}

export async function revokeAdmin(
  { db, identity, audit }: Dependencies,
  { username, force }: { username: string; force: boolean },
): Promise<string> {
  const user = await findAccount(identity, username, 'Nothing was changed.');
  await inTransaction(db, async (tx) => {
    await identity.lockUser(user.id, tx);
    const admins = await identity.listAdmins(tx);
    if (!admins.some(({ id }) => id === user.id))
      throw new Error(`${user.username} is not an administrator. Nothing was changed.`);
    if (admins.length === 1 && !force)
      throw new Error(
        `${user.username} is the only administrator: with --force there is none. Nothing was changed.`,
      );
    await identity.changeUser(user.id, { role: 'user' }, tx);
    await identity.endSignIns(user.id, tx);
    await audit.record({ userId: user.id, event: 'role_revoked', device: NO_DEVICE }, tx);
  });
  return `${user.username} is no longer an administrator.`;
}

export async function unlockAdmin(
  { db, identity, audit }: Dependencies,
  { username }: { username: string },
): Promise<string> {
  const user = await findAccount(identity, username, 'Nothing was changed.');
  if (!isLocked(user)) return `The second step of ${user.username} is not locked.`;
  await inTransaction(db, async (tx) => {
    await identity.changeUser(user.id, { secondFactorFailures: 0 }, tx);
    await audit.record({ userId: user.id, event: 'second_factor_unlocked', device: NO_DEVICE }, tx);
  });
  return `The second step of ${user.username} is open again. Whoever locked it knew the password: unless it was its owner, change it.`;
}

export async function describeAdmins(identity: IdentityRepository): Promise<string> {
  const admins = await identity.listAdmins();
  if (admins.length === 0) return 'There are no administrators.';
  return admins.map((admin) => `${admin.username}${describeSecondStep(admin)}`).join('\n');
}

type Admin = Awaited<ReturnType<IdentityRepository['listAdmins']>>[number];

function describeSecondStep(admin: Admin): string {
  if (admin.secondFactorOnAt === null) return ' (without powers: the second step is off)';
  return isLocked(admin) ? ' (locked by wrong codes: npm run admin:unlock)' : '';
}

async function findAccount(identity: IdentityRepository, username: string, advice: string) {
  const { data: emailAddress } = credentials.shape.username.safeParse(username);
  if (emailAddress === undefined) throw new Error(`${username} is not an e-mail address.`);
  const user = await identity.findByUsername(emailAddress);
  if (!user) throw new Error(`There is no account called ${emailAddress}. ${advice}`);
  return user;
}
