import type { Transaction } from '../../../database/in-transaction.ts';
import type { Letter as Email, Mail } from '../../../gateways/mail/mail.ts';
import type { Letter, LettersRepository, NewLetter } from './email-outbox.repository.ts';

const MINUTE_MS = 60_000;
const LEASE_MS = 5 * MINUTE_MS;
const MOST_ATTEMPTS = 12;
const BATCH = 50;
const KEPT_DAYS = 60;
const DAY_MS = 86_400_000;

type Dependencies = { letters: LettersRepository; mail: Mail | undefined; now: () => Date };
type Kind = Letter['kind'];
type Waiting = Letter & { to: string };

export type EmailOutbox = ReturnType<typeof createEmailOutbox>;

/** Mail that is written in the transaction of what it tells and sent afterwards, so that a crash loses none. */
export function createEmailOutbox({ letters, mail, now }: Dependencies) {
  return {
    /** False when it was already written. */
    add(letter: Pick<NewLetter, 'userId' | 'key' | 'kind' | 'facts' | 'sealed'>, tx: Transaction): Promise<boolean> {
      const at = now();
      return letters.add({ ...letter, createdAt: at, nextAttemptAt: mail ? at : null }, tx);
    },

    /** Sends what is due of those kinds. A letter is marked after it left: a crash in between may send it twice. */
    async deliver<K extends Kind>(
      kinds: readonly K[],
      write: (letter: Waiting & { kind: K }) => Promise<Email>,
    ): Promise<void> {
      if (!mail) return;
      const at = now();
      const isWanted = (letter: Waiting): letter is Waiting & { kind: K } => kinds.some((kind) => kind === letter.kind);
      const due = await letters.takeDue(kinds, at, new Date(at.getTime() + LEASE_MS), BATCH);
      for (const letter of due.filter(isWanted)) {
        try {
          await mail.send(await write(letter));
          await letters.settle(letter, { sentAt: now(), nextAttemptAt: null, sealed: null });
        } catch {
          const isLast = letter.attempts >= MOST_ATTEMPTS;
          const again = isLast ? null : new Date(now().getTime() + 2 ** letter.attempts * MINUTE_MS);
          await letters.settle(letter, { nextAttemptAt: again, ...(isLast && { sealed: null }) });
        }
      }
    },

    forgetOld: (): Promise<void> => letters.forgetOld(new Date(now().getTime() - KEPT_DAYS * DAY_MS)),
  };
}
