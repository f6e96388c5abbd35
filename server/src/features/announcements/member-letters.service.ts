import type { sendLetter } from '@forja/contract/admin/admin-announcements';
import type { InputOf } from '@forja/contract/http/endpoint';
import type { Device } from '@forja/contract/identity/account';
import type { Database } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/in-transaction.ts';
import { createBackgroundEmails } from '../../gateways/mail/background-emails.ts';
import { AppError } from '../../http/app-error.ts';
import { type Audit, NO_DEVICE } from '../identity/audit/audit.service.ts';
import type { EmailOutbox } from '../identity/outbox/email-outbox.service.ts';
import { letterText } from './announcements.messages.ts';
import type { LetterLinks } from './letter-links.ts';
import type { MemberLettersRepository } from './member-letters.repository.ts';

const GROUP = 200;
/** Limits the rounds of one run, so that account emails wait no longer than this. */
const MAX_ROUNDS = 10;

type Dependencies = {
  db: Database;
  letters: MemberLettersRepository;
  links: LetterLinks;
  outbox: EmailOutbox;
  audit: Audit;
  canSend: boolean;
  publicOrigin: () => string;
  onUnsent: (error: unknown) => void;
  now: () => Date;
};

export type MemberLetters = ReturnType<typeof createMemberLetters>;

export function createMemberLetters(dependencies: Dependencies) {
  const { db, letters, links, outbox, audit, canSend, publicOrigin, onUnsent, now } = dependencies;
  const backgroundEmails = createBackgroundEmails(onUnsent);

  const addGroup = (): Promise<boolean> =>
    inTransaction(db, async (tx) => {
      const letter = await letters.lockUnfinished(tx);
      if (!letter) return false;
      const { id, lastUserId: after } = letter;
      const recipients = await letters.listRecipients(now(), { after, limit: GROUP }, tx);
      for (const userId of recipients)
        await outbox.add(
          { userId, key: `letter:${id}`, kind: 'member_letter', facts: { letterId: id } },
          tx,
        );
      const lastUserId = recipients.at(-1);
      if (lastUserId === undefined) await letters.finish(id, now(), tx);
      else await letters.advance(id, { lastUserId, added: recipients.length }, tx);
      return true;
    });

  const deliverBatch = (): Promise<number> =>
    outbox.deliver('letters', ['member_letter'], async ({ to, userId, facts: { letterId } }) => {
      const letter =
        letterId === undefined ? undefined : await letters.findWantedLetter(letterId, userId);
      if (!letter) return undefined;
      const { pageUrl, unsubscribeUrl } = links.create(userId, publicOrigin());
      return {
        to,
        subject: letter.subject,
        text: letterText(letter.text, pageUrl),
        unsubscribeUrl,
      };
    });

  async function sendDue(): Promise<void> {
    if (!canSend) return;
    for (let round = 0; round < MAX_ROUNDS && (await addGroup()); round += 1);
    for (let round = 0; round < MAX_ROUNDS && (await deliverBatch()) > 0; round += 1);
  }

  async function choose(
    userId: string,
    { wantsLetters, device }: { wantsLetters: boolean; device: Device },
    tx: Transaction,
  ): Promise<void> {
    const event = wantsLetters ? 'letters_turned_on' : 'letters_turned_off';
    if (await letters.setLettersOff(userId, wantsLetters ? null : now(), tx))
      await audit.record({ userId, event, device }, tx);
  }

  return {
    canSend,
    list: letters.list,
    countRecipients: () => letters.countRecipients(now()),

    /** Idempotent: the same id is the same letter. */
    async send(
      adminId: string,
      { letterId: id, subject, text, reason }: InputOf<typeof sendLetter>['body'],
    ): Promise<number> {
      if (!canSend) throw new AppError('mail_off');
      const recipients = await letters.countRecipients(now());
      await inTransaction(db, async (tx) => {
        const letter = { id, subject, text, adminId, reason, createdAt: now() };
        if (!(await letters.add(letter, tx))) return;
        const entry = { userId: adminId, adminId, reason, about: subject, device: NO_DEVICE };
        await audit.record({ ...entry, event: 'member_letter_sent' }, tx);
      });
      backgroundEmails.start(sendDue());
      return recipients;
    },

    sendDue,

    choose: (userId: string, choice: { wantsLetters: boolean; device: Device }): Promise<void> =>
      inTransaction(db, (tx) => choose(userId, choice, tx)),

    /** Idempotent, also after the account was deleted. */
    async stop(token: string, device: Device): Promise<void> {
      const userId = links.readToken(token);
      if (userId === undefined) throw new AppError('link_expired');
      await inTransaction(db, (tx) => choose(userId, { wantsLetters: false, device }, tx));
    },

    drain: backgroundEmails.drain,
  };
}
