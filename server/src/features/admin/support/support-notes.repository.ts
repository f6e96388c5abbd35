import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import type { Transaction } from '../../../database/in-transaction.ts';
import { usersTable } from '../../identity/storage/identity.table.ts';
import { supportNotesTable } from './support-notes.table.ts';

type NewNote = typeof supportNotesTable.$inferInsert;

export type SupportNotesRepository = ReturnType<typeof createSupportNotesRepository>;

export function createSupportNotesRepository(db: Database) {
  const { userId: person, id, at, text, adminId } = supportNotesTable;
  return {
    /** False when it exists already or the account does not. */
    async add(note: NewNote, tx: Transaction): Promise<boolean> {
      const added = await tx
        .insert(supportNotesTable)
        .values(note)
        .onConflictDoNothing()
        .returning({ id });
      return added.length > 0;
    },

    async hasPerson(userId: string, tx: Transaction): Promise<boolean> {
      return (await tx.$count(usersTable, eq(usersTable.id, userId))) > 0;
    },

    list: (userId: string) =>
      db
        .select({ id, at, text, author: usersTable.username })
        .from(supportNotesTable)
        .leftJoin(usersTable, eq(usersTable.id, adminId))
        .where(eq(person, userId))
        .orderBy(desc(at), desc(id)),
  };
}
