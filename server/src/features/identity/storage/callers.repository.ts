import { and, eq, sql } from 'drizzle-orm';
import { createBatchLoader } from '../../../database/batch-loader.ts';
import type { Database } from '../../../database/connect.ts';
import { signInsTable, usersTable, type SignInKey } from './identity.table.ts';

const { id, username, role, blockedReason } = usersTable;

export function createCallersRepository(db: Database) {
  /** Runs at every signed-in request: prepared once per connection and batched. */
  const callersQuery = db
    .select({
      id,
      username,
      role,
      blockedReason,
      tokenHash: signInsTable.tokenHash,
      isStrong: signInsTable.isStrong,
      secondFactorAt: signInsTable.secondFactorAt,
      adminSeenAt: signInsTable.adminSeenAt,
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
  const findCaller = createBatchLoader(async (keys: SignInKey[]) => {
    const userIds = keys.map(({ userId }) => userId);
    const hashes = keys.map(({ tokenHash }) => tokenHash);
    const rows = await callersQuery.execute({ userIds, hashes });
    const byHash = new Map(rows.map((row) => [row.tokenHash, row]));
    return hashes.map((hash) => byHash.get(hash));
  });

  return {
    async findCaller(key: SignInKey, now: Date) {
      const caller = await findCaller(key);
      return caller?.id === key.userId && caller.expiresAt > now ? caller : undefined;
    },
  };
}
