import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import { usersTable } from '../../identity/storage/identity.table.ts';
import {
  isOpenDifference,
  reconciliationDifferencesTable as differences,
} from './reconciliation.table.ts';

const SHOWN_DIFFERENCES = 200;

export function createDifferences(db: Database) {
  return {
    listOpen: () =>
      db
        .select({
          id: differences.id,
          processor: differences.provider,
          day: differences.day,
          kind: differences.kind,
          providerPaymentId: differences.providerPaymentId,
          currency: differences.currency,
          theirMinor: differences.theirMinor,
          ourMinor: differences.ourMinor,
          foundAt: differences.foundAt,
        })
        .from(differences)
        .where(isOpenDifference)
        .orderBy(desc(differences.day), differences.id)
        .limit(SHOWN_DIFFERENCES),

    /** No administrator when a later comparison found no difference. */
    async findClosing(id: string): Promise<{ by: string | null; at: Date } | undefined> {
      const [closing] = await db
        .select({
          by: usersTable.username,
          at: sql<Date>`coalesce(${differences.resolvedAt}, ${differences.clearedAt}, ${differences.foundAt})`.mapWith(
            differences.foundAt,
          ),
        })
        .from(differences)
        .leftJoin(usersTable, eq(usersTable.id, differences.resolvedBy))
        .where(eq(differences.id, id));
      return closing;
    },

    /** False when it was already resolved or cleared. */
    async resolve(
      id: string,
      change: { resolvedAt: Date; resolvedBy: string; reason: string },
    ): Promise<boolean> {
      const changed = await db
        .update(differences)
        .set(change)
        .where(and(eq(differences.id, id), isOpenDifference))
        .returning({ id: differences.id });
      return changed.length > 0;
    },
  };
}
