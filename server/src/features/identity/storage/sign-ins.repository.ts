import { and, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import type { Executor, Transaction } from '../../../database/in-transaction.ts';
import { matchesSignIn, signInsTable, type SignIn, type SignInKey } from './identity.table.ts';
import { createCallersRepository } from './callers.repository.ts';
import { createSignInEndings } from './sign-in-endings.repository.ts';

export function createSignInsRepository(db: Database) {
  return {
    ...createCallersRepository(db),
    ...createSignInEndings(db),

    async addSignIn(signIn: SignIn, tx: Transaction): Promise<void> {
      await tx.insert(signInsTable).values(signIn);
    },

    async touchSignIn(
      key: SignInKey,
      times: { seenAt: Date; renewedAt?: Date; expiresAt?: Date; adminSeenAt?: Date },
    ): Promise<void> {
      await db.update(signInsTable).set(times).where(matchesSignIn(key));
    },

    async strengthenSignIn(key: SignInKey, secondFactorAt: Date, tx: Executor = db): Promise<void> {
      await tx
        .update(signInsTable)
        .set({ isStrong: true, secondFactorAt })
        .where(matchesSignIn(key));
    },

    async findSignIn(key: SignInKey) {
      const [user] = await db
        .select({
          id: signInsTable.id,
          isStrong: signInsTable.isStrong,
          secondFactorAt: signInsTable.secondFactorAt,
        })
        .from(signInsTable)
        .where(matchesSignIn(key));
      return user;
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
  };
}
