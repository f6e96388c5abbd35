import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import type { Transaction } from '../../database/in-transaction.ts';
import { signInsTable, usersTable } from './identity.table.ts';

type NewUser = typeof usersTable.$inferInsert;
type SignIn = typeof signInsTable.$inferInsert;
/** Which sign-in, always of whom. */
type SignInKey = Pick<SignIn, 'userId' | 'tokenHash'>;

export type IdentityRepository = ReturnType<typeof createIdentityRepository>;

const { id, username, role } = usersTable;

export function createIdentityRepository(db: Database) {
  const isIt = ({ userId, tokenHash }: SignInKey) =>
    and(eq(signInsTable.userId, userId), eq(signInsTable.tokenHash, tokenHash));

  /** Every request of a signed-in person asks this: planned once per connection. */
  const caller = db
    .select({ id, username, role, renewedAt: signInsTable.renewedAt })
    .from(signInsTable)
    .innerJoin(usersTable, eq(usersTable.id, signInsTable.userId))
    .where(
      and(
        eq(signInsTable.userId, sql.placeholder('userId')),
        eq(signInsTable.tokenHash, sql.placeholder('tokenHash')),
        gt(signInsTable.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('caller_of_session');

  return {
    /** Undefined when the username is taken. */
    async addUser(user: NewUser, tx: Transaction) {
      const [added] = await tx
        .insert(usersTable)
        .values(user)
        .onConflictDoNothing({ target: username })
        .returning({ id, username, role });
      return added;
    },

    async findByUsername(wanted: string) {
      const [found] = await db
        .select({ id, username, role, passwordHash: usersTable.passwordHash })
        .from(usersTable)
        .where(eq(username, wanted));
      return found;
    },

    async findCaller(key: SignInKey, now: Date) {
      const [found] = await caller.execute({ ...key, now });
      return found;
    },

    async addSignIn(signIn: SignIn, tx: Transaction): Promise<void> {
      await tx.insert(signInsTable).values(signIn);
    },

    async renewSignIn(key: SignInKey, times: { renewedAt: Date; expiresAt: Date }): Promise<void> {
      await db.update(signInsTable).set(times).where(isIt(key));
    },

    async endSignIn(key: SignInKey, tx: Database | Transaction = db): Promise<void> {
      await tx.delete(signInsTable).where(isIt(key));
    },

    async forgetExpired(now: Date): Promise<void> {
      await db.delete(signInsTable).where(lt(signInsTable.expiresAt, now));
    },
  };
}
