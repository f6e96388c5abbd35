import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import type { Executor, Transaction } from '../../../database/in-transaction.ts';
import { HAS_BEYOND_ASCII, usersTable } from './identity.table.ts';

const { id, username, role, passwordHash, secretQuestion, secretAnswerHash, blockedReason } =
  usersTable;
const { secondFactorSecret, secondFactorOnAt, secondFactorFailures } = usersTable;
const {
  lettersOffAt,
  emailVerifiedAt,
  mustChooseQuestion,
  noticesReadAt,
  acceptedAt,
  referralCode,
  createdAt,
} = usersTable;

const accountColumns = {
  id,
  username,
  role,
  blockedReason,
  passwordHash,
  secretQuestion,
  secretAnswerHash,
  secondFactorSecret,
  secondFactorOnAt,
  secondFactorFailures,
};

export function createAccountLookups(db: Database) {
  return {
    async findByUsername(searchedUsername: string) {
      const [user] = await db
        .select(accountColumns)
        .from(usersTable)
        .where(eq(username, searchedUsername));
      return user;
    },

    async findUser(userId: string) {
      const [user] = await db
        .select({
          ...accountColumns,
          emailVerifiedAt,
          lettersOffAt,
          mustChooseQuestion,
          noticesReadAt,
          acceptedAt,
          referralCode,
          createdAt,
        })
        .from(usersTable)
        .where(eq(id, userId));
      return user;
    },

    listBeyondAscii: () => db.select({ id, username }).from(usersTable).where(HAS_BEYOND_ASCII),

    listAdmins: (tx: Executor = db) =>
      tx
        .select({ id, username, secondFactorOnAt, secondFactorFailures })
        .from(usersTable)
        .where(eq(role, 'admin'))
        .orderBy(asc(username)),

    async findAddress(userId: string, tx: Transaction): Promise<string | undefined> {
      const [user] = await tx.select({ username }).from(usersTable).where(eq(id, userId));
      return user?.username;
    },

    /** Serializes changes of one account; earlier checks must be repeated on the result. */
    async lockUser(userId: string, tx: Transaction) {
      const [lockedUser] = await tx
        .select({
          id,
          username,
          role,
          blockedReason,
          secondFactorOnAt,
          passwordHash,
          secretAnswerHash,
        })
        .from(usersTable)
        .where(eq(id, userId))
        .for('update');
      return lockedUser;
    },
  };
}
