import { and, eq, exists, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../database/connect.ts';
import type { Transaction } from '../../../database/in-transaction.ts';
import { usersTable } from './identity.table.ts';
import { pendingRegistrationsTable } from './pending-registrations.table.ts';

type PendingRegistration = typeof pendingRegistrationsTable.$inferSelect;
type NewPendingRegistration = typeof pendingRegistrationsTable.$inferInsert;
type LinkKey = Pick<PendingRegistration, 'id' | 'tokenHash'>;

export type PendingRegistrationsRepository = ReturnType<
  typeof createPendingRegistrationsRepository
>;

export function createPendingRegistrationsRepository(db: Database) {
  const table = pendingRegistrationsTable;
  const isLink = ({ id, tokenHash }: LinkKey, now: Date) =>
    and(eq(table.id, id), eq(table.tokenHash, tokenHash), gt(table.expiresAt, now));

  return {
    async add(registration: NewPendingRegistration, tx: Transaction): Promise<void> {
      await tx.insert(table).values(registration);
    },

    async find(key: LinkKey, now: Date): Promise<PendingRegistration | undefined> {
      const [pending] = await db.select().from(table).where(isLink(key, now));
      return pending;
    },

    async findUnsent(id: string, now: Date) {
      const { username, sealedToken, createdAt } = table;
      const earlier = alias(table, 'earlier');
      const wasNotified = exists(
        db
          .select({ id: earlier.id })
          .from(earlier)
          .where(
            and(
              eq(earlier.username, username),
              isNull(earlier.sealedToken),
              gt(earlier.expiresAt, now),
            ),
          ),
      );
      const [pending] = await db
        .select({
          username,
          sealedToken,
          createdAt,
          accountId: usersTable.id,
          wasNotified: sql<boolean>`${wasNotified}`,
        })
        .from(table)
        .leftJoin(usersTable, eq(usersTable.username, username))
        .where(and(eq(table.id, id), isNotNull(sealedToken), gt(table.expiresAt, now)));
      return (
        pending && {
          username: pending.username,
          sealedToken: pending.sealedToken,
          createdAt: pending.createdAt,
          hasAccount: pending.accountId !== null,
          wasNotified: pending.wasNotified,
        }
      );
    },

    async markSent(id: string): Promise<void> {
      await db.update(table).set({ sealedToken: null }).where(eq(table.id, id));
    },

    /** False when it was used or expired. */
    async consume(key: LinkKey, now: Date, tx: Transaction): Promise<boolean> {
      const consumed = await tx.delete(table).where(isLink(key, now)).returning({ id: table.id });
      return consumed.length > 0;
    },

    async remove(id: string): Promise<void> {
      await db.delete(table).where(eq(table.id, id));
    },

    async removeOfAddress(username: string, tx: Transaction): Promise<void> {
      await tx.delete(table).where(eq(table.username, username));
    },

    async deleteExpired(now: Date): Promise<void> {
      await db.delete(table).where(lt(table.expiresAt, now));
    },
  };
}
