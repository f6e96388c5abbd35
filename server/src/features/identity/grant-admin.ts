import { credentials } from '@forja/contract/identity/identity';
import type { Database } from '../../database/connect.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Audit } from './audit/audit.service.ts';
import type { IdentityRepository } from './storage/identity.repository.ts';

type Dependencies = { db: Database; identity: IdentityRepository; audit: Audit };
type AdminGrant = { username: string; resetSecondFactor: boolean };

/** Grants the role of administrator to an existing account. Returns a message. */
export async function grantAdmin(
  { db, identity, audit }: Dependencies,
  { username, resetSecondFactor }: AdminGrant,
): Promise<string> {
  const { data: emailAddress } = credentials.shape.username.safeParse(username);
  if (emailAddress === undefined) throw new Error(`${username} is not an e-mail address.`);
  const user = await identity.findByUsername(emailAddress);
  if (!user)
    throw new Error(`There is no account called ${emailAddress}. Register it on the site first.`);
  const clearedSecondFactor = {
    secondFactorSecret: null,
    secondFactorOnAt: null,
    secondFactorStep: null,
  };
  await inTransaction(db, async (tx) => {
    await identity.changeUser(
      user.id,
      { role: 'admin', ...(resetSecondFactor && clearedSecondFactor) },
      tx,
    );
    // sessions must start again with the second factor
    await identity.endSignIns(user.id, tx);
    await audit.record(
      { userId: user.id, event: 'role_granted', device: { browser: null, system: null } },
      tx,
    );
  });
  const mustSetUp = resetSecondFactor || user.secondFactorOnAt === null;
  return mustSetUp
    ? `${emailAddress} is an administrator. Sign in and turn on the second step in Mi Cuenta: without it there are no powers.`
    : `${emailAddress} is an administrator.`;
}
