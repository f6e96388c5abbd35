import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { askedTogether } from '../../database/asked-together.ts';
import type { Database } from '../../database/connect.ts';
import type { Transaction } from '../../database/in-transaction.ts';
import { isUniqueViolation } from '../../database/is-unique-violation.ts';
import { signInsTable, usersTable } from './identity.table.ts';
import { knownDevicesTable } from './devices/known-devices.table.ts';

type NewUser = typeof usersTable.$inferInsert;
type SignIn = typeof signInsTable.$inferInsert;
/** Which sign-in, always of whom. */
export type SignInKey = Pick<SignIn, 'userId' | 'tokenHash'>;
type Changes = Partial<Omit<NewUser, 'id' | 'username'>>;

export type IdentityRepository = ReturnType<typeof createIdentityRepository>;

const { id, username, role, passwordHash, secretQuestion, secretAnswerHash, emailVerifiedAt } = usersTable;
const { secondFactorSecret, secondFactorOnAt, noticesReadAt, acceptedAt, referralCode, createdAt } = usersTable;
const { mustChooseQuestion } = usersTable;

export function createIdentityRepository(db: Database) {
  const isIt = ({ userId, tokenHash }: SignInKey) =>
    and(eq(signInsTable.userId, userId), eq(signInsTable.tokenHash, tokenHash));

  /** Every request of a signed-in person asks this: planned once per connection, and asked for all who wait. */
  const callers = db
    .select({
      id,
      username,
      role,
      tokenHash: signInsTable.tokenHash,
      isStrong: signInsTable.isStrong,
      renewedAt: signInsTable.renewedAt,
      seenAt: signInsTable.seenAt,
      expiresAt: signInsTable.expiresAt,
    })
    .from(
      sql`unnest(${sql.placeholder('userIds')}::uuid[], ${sql.placeholder('hashes')}::text[]) as asked (user_id, hash)`,
    )
    .innerJoin(
      signInsTable,
      and(eq(signInsTable.userId, sql`asked.user_id`), eq(signInsTable.tokenHash, sql`asked.hash`)),
    )
    .innerJoin(usersTable, eq(usersTable.id, signInsTable.userId))
    .prepare('callers_of_sessions');

  const findCaller = askedTogether(async (keys: SignInKey[]) => {
    const userIds = keys.map(({ userId }) => userId);
    const hashes = keys.map(({ tokenHash }) => tokenHash);
    const rows = await callers.execute({ userIds, hashes });
    const byHash = new Map(rows.map((row) => [row.tokenHash, row]));
    return hashes.map((hash) => byHash.get(hash));
  });

  /** What opening an account needs to know of it. */
  const keys = {
    id,
    username,
    role,
    passwordHash,
    secretQuestion,
    secretAnswerHash,
    secondFactorSecret,
    secondFactorOnAt,
  };

  return {
    /** Undefined when the username is taken. */
    async addUser(user: NewUser, tx: Transaction) {
      const [added] = await tx
        .insert(usersTable)
        .values(user)
        .onConflictDoNothing({ target: username })
        .returning({ id, username });
      return added;
    },

    async findByUsername(wanted: string) {
      const [found] = await db.select(keys).from(usersTable).where(eq(username, wanted));
      return found;
    },

    async findUser(userId: string) {
      const [found] = await db
        .select({ ...keys, emailVerifiedAt, mustChooseQuestion, noticesReadAt, acceptedAt, referralCode, createdAt })
        .from(usersTable)
        .where(eq(id, userId));
      return found;
    },

    async changeUser(userId: string, changes: Changes, tx: Database | Transaction = db): Promise<void> {
      await tx.update(usersTable).set(changes).where(eq(id, userId));
    },

    /** So that two changes of one account follow each other. */
    async lockUser(userId: string, tx: Transaction) {
      const [locked] = await tx.select({ id, username }).from(usersTable).where(eq(id, userId)).for('update');
      return locked;
    },

    /** False when the account has another address by now. */
    async verifyEmail(userId: string, address: string, at: Date, tx: Transaction): Promise<boolean> {
      const verified = await tx
        .update(usersTable)
        .set({ emailVerifiedAt: at })
        .where(and(eq(id, userId), eq(username, address)))
        .returning({ id });
      return verified.length > 0;
    },

    /** False when another account has that username. `verifiedAt` is null when nobody proved the mailbox. */
    async rename(userId: string, wanted: string, verifiedAt: Date | null, tx: Transaction): Promise<boolean> {
      try {
        // inside a savepoint: a refusal of the database would otherwise end the whole transaction
        await tx.transaction((inner) =>
          inner.update(usersTable).set({ username: wanted, emailVerifiedAt: verifiedAt }).where(eq(id, userId)),
        );
        return true;
      } catch (error) {
        if (isUniqueViolation(error)) return false;
        throw error;
      }
    },

    async deleteUser(userId: string, tx: Transaction): Promise<void> {
      await tx.delete(usersTable).where(eq(id, userId));
    },

    /** False when a code of that step, or of a later one, was used before: each opens once. */
    async useStep(userId: string, step: number): Promise<boolean> {
      const used = await db
        .update(usersTable)
        .set({ secondFactorStep: step })
        .where(and(eq(id, userId), lt(sql`coalesce(${usersTable.secondFactorStep}, -1)`, step)))
        .returning({ id });
      return used.length > 0;
    },

    async findCaller(key: SignInKey, now: Date) {
      const found = await findCaller(key);
      return found?.id === key.userId && found.expiresAt > now ? found : undefined;
    },

    async addSignIn(signIn: SignIn, tx: Transaction): Promise<void> {
      await tx.insert(signInsTable).values(signIn);
    },

    async touchSignIn(key: SignInKey, times: { seenAt: Date; renewedAt?: Date; expiresAt?: Date }): Promise<void> {
      await db.update(signInsTable).set(times).where(isIt(key));
    },

    async strengthenSignIn(key: SignInKey, tx: Transaction): Promise<void> {
      await tx.update(signInsTable).set({ isStrong: true }).where(isIt(key));
    },

    async findSignIn(key: SignInKey) {
      const [found] = await db
        .select({ id: signInsTable.id, isStrong: signInsTable.isStrong })
        .from(signInsTable)
        .where(isIt(key));
      return found;
    },

    listSignIns: (userId: string, now: Date) =>
      db
        .select({
          id: signInsTable.id,
          tokenHash: signInsTable.tokenHash,
          browser: signInsTable.browser,
          system: signInsTable.system,
          createdAt: signInsTable.createdAt,
          seenAt: signInsTable.seenAt,
        })
        .from(signInsTable)
        .where(and(eq(signInsTable.userId, userId), gt(signInsTable.expiresAt, now)))
        .orderBy(desc(signInsTable.seenAt), desc(signInsTable.createdAt)),

    async endSignIn(key: SignInKey, tx: Database | Transaction = db): Promise<void> {
      await tx.delete(signInsTable).where(isIt(key));
    },

    /** Its device is no longer known either. False when there was none with that id. */
    async endSignInById(userId: string, signInId: string): Promise<boolean> {
      const [ended] = await db
        .delete(signInsTable)
        .where(and(eq(signInsTable.userId, userId), eq(signInsTable.id, signInId)))
        .returning({ deviceHash: signInsTable.deviceHash });
      if (ended?.deviceHash)
        await db
          .delete(knownDevicesTable)
          .where(and(eq(knownDevicesTable.userId, userId), eq(knownDevicesTable.deviceHash, ended.deviceHash)));
      return ended !== undefined;
    },

    /** Every device, or every one but that of `except`; and those that only were signed in before are not known. */
    async endSignIns(userId: string, tx: Transaction, except?: SignInKey): Promise<void> {
      const stays = except && tx.select({ hash: signInsTable.deviceHash }).from(signInsTable).where(isIt(except));
      await tx
        .delete(knownDevicesTable)
        .where(
          and(
            eq(knownDevicesTable.userId, userId),
            stays && sql`${knownDevicesTable.deviceHash} is distinct from (${stays})`,
          ),
        );
      await tx
        .delete(signInsTable)
        .where(and(eq(signInsTable.userId, userId), except && ne(signInsTable.tokenHash, except.tokenHash)));
    },

    async forgetExpired(now: Date): Promise<void> {
      await db.delete(signInsTable).where(lt(signInsTable.expiresAt, now));
    },
  };
}
