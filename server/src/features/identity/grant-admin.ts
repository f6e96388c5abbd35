import { credentials } from '@forja/contract/identity';
import type { Database } from '../../database/connect.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Audit } from './audit/audit.service.ts';
import type { IdentityRepository } from './identity.repository.ts';

type Parts = { db: Database; identity: IdentityRepository; audit: Audit };
type Wish = { username: string; resetSecondFactor: boolean };

/** Makes an administrator of an account that exists: there is none by default. Says what it did. */
export async function grantAdmin(
  { db, identity, audit }: Parts,
  { username, resetSecondFactor }: Wish,
): Promise<string> {
  const { data: wanted } = credentials.shape.username.safeParse(username);
  if (wanted === undefined) throw new Error(`${username} is not an e-mail address.`);
  const user = await identity.findByUsername(wanted);
  if (!user) throw new Error(`There is no account called ${wanted}. Register it on the site first.`);
  const forgotten = { secondFactorSecret: null, secondFactorOnAt: null, secondFactorStep: null };
  await inTransaction(db, async (tx) => {
    await identity.changeUser(user.id, { role: 'admin', ...(resetSecondFactor && forgotten) }, tx);
    // whoever was inside comes back through the second step
    await identity.endSignIns(user.id, tx);
    await audit.record({ userId: user.id, event: 'role_granted', device: { browser: null, system: null } }, tx);
  });
  const mustSetUp = resetSecondFactor || user.secondFactorOnAt === null;
  return mustSetUp
    ? `${wanted} is an administrator. Sign in and turn on the second step in Mi Cuenta: without it there are no powers.`
    : `${wanted} is an administrator.`;
}
