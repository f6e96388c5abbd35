import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import type { Transaction } from '../../../database/in-transaction.ts';
import { emailProofsTable } from './email-proofs.table.ts';

export type EmailProof = typeof emailProofsTable.$inferSelect;
type Purpose = EmailProof['purpose'];
type ProofKey = Pick<EmailProof, 'userId' | 'purpose' | 'secretHash'>;

export type EmailProofsRepository = ReturnType<typeof createEmailProofsRepository>;

export function createEmailProofsRepository(db: Database) {
  const table = emailProofsTable;
  const matchesPurpose = (userId: string, purpose: Purpose) =>
    and(eq(table.userId, userId), eq(table.purpose, purpose));

  return {
    async replace(proof: EmailProof, tx: Transaction): Promise<void> {
      const { userId: _, purpose: __, ...rest } = proof;
      await tx
        .insert(table)
        .values(proof)
        .onConflictDoUpdate({ target: [table.userId, table.purpose], set: rest });
    },

    async find(userId: string, purpose: Purpose, now: Date): Promise<EmailProof | undefined> {
      const [proof] = await db
        .select()
        .from(table)
        .where(and(matchesPurpose(userId, purpose), gt(table.expiresAt, now)));
      return proof;
    },

    async findLink(
      { userId, secretHash }: Omit<ProofKey, 'purpose'>,
      now: Date,
    ): Promise<EmailProof | undefined> {
      const [proof] = await db
        .select()
        .from(table)
        .where(
          and(
            eq(table.userId, userId),
            eq(table.secretHash, secretHash),
            eq(table.proof, 'link'),
            gt(table.expiresAt, now),
          ),
        );
      return proof;
    },

    /** Several accounts may request the same address. */
    listCodes: (address: string, now: Date) =>
      db
        .select({ userId: table.userId, secretHash: table.secretHash })
        .from(table)
        .where(
          and(
            eq(table.address, address),
            eq(table.purpose, 'change'),
            eq(table.proof, 'code'),
            gt(table.expiresAt, now),
          ),
        ),

    /** False when it was used or replaced. */
    async consume({ userId, purpose, secretHash }: ProofKey, tx: Transaction): Promise<boolean> {
      const consumedProofs = await tx
        .delete(table)
        .where(and(matchesPurpose(userId, purpose), eq(table.secretHash, secretHash)))
        .returning({ userId: table.userId });
      return consumedProofs.length > 0;
    },

    /** False when there was none. */
    async remove(userId: string, purpose: Purpose, tx: Transaction): Promise<boolean> {
      const removed = await tx
        .delete(table)
        .where(matchesPurpose(userId, purpose))
        .returning({ userId: table.userId });
      return removed.length > 0;
    },

    async deleteExpired(now: Date): Promise<void> {
      await db.delete(table).where(lt(table.expiresAt, now));
    },
  };
}
