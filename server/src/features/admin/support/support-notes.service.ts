import type { addSupportNote } from '@forja/contract/admin/admin-person';
import type { InputOf } from '@forja/contract/http/endpoint';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { maskedEmail } from '../../../gateways/mail/masked-email.ts';
import { AppError } from '../../../http/app-error.ts';
import { type Audit, NO_DEVICE } from '../../identity/audit/audit.service.ts';
import type { SupportNotesRepository } from './support-notes.repository.ts';

type Dependencies = {
  db: Database;
  notes: SupportNotesRepository;
  audit: Audit;
  now: () => Date;
};
type NewNote = InputOf<typeof addSupportNote>['body'] & { userId: string };

export type SupportNotes = ReturnType<typeof createSupportNotes>;

export function createSupportNotes({ db, notes, audit, now }: Dependencies) {
  return {
    /** Idempotent. The person sees the note in their audit log and export. */
    async add(adminId: string, { userId, noteId: id, text }: NewNote): Promise<void> {
      if (userId === adminId) throw new AppError('own_account');
      await inTransaction(db, async (tx) => {
        if (!(await notes.hasPerson(userId, tx))) throw new AppError('person_not_found');
        if (!(await notes.add({ userId, id, at: now(), adminId, text }, tx))) return;
        const entry = { userId, adminId, device: NO_DEVICE };
        await audit.record({ ...entry, event: 'support_note_added' }, tx);
      });
    },

    async list(userId: string) {
      const rows = await notes.list(userId);
      return rows.map(({ author, ...note }) => ({
        ...note,
        author: author === null ? null : maskedEmail(author),
      }));
    },

    async exportNotes(userId: string): Promise<{ at: Date; text: string }[]> {
      return (await notes.list(userId)).map(({ at, text }) => ({ at, text }));
    },
  };
}
