import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Transaction } from '../../../database/in-transaction.ts';
import { createBackgroundEmails } from '../../../gateways/mail/background-emails.ts';
import type { EmailOutbox } from './email-outbox.service.ts';
import type { PurposeKeys } from '../../../keys/keyring.ts';
import { createTextCipher } from '../../../keys/sealed-text.ts';

const emailSchema = z.object({ to: z.string(), subject: z.string(), text: z.string() });
type Email = z.infer<typeof emailSchema>;

type Dependencies = {
  outbox: EmailOutbox;
  /** True when a mail server is configured. */
  isOn: boolean;
  keys: PurposeKeys;
  onUnsent: (error: unknown) => void;
};

export type AccountEmails = ReturnType<typeof createAccountEmails>;

/** Emails about the account. Each stores its recipient, because the account may change its address before it is sent. */
export function createAccountEmails({ outbox, isOn, keys, onUnsent }: Dependencies) {
  const { encrypt, decrypt } = createTextCipher(keys);
  const backgroundEmails = createBackgroundEmails(onUnsent);

  const deliver = async (): Promise<void> =>
    void (await outbox.deliver('account', ['account'], async ({ sealed }) =>
      emailSchema.parse(JSON.parse(decrypt(sealed ?? ''))),
    ));

  return {
    isOn,

    async add(userId: string, content: Email, tx: Transaction): Promise<void> {
      const sealed = encrypt(JSON.stringify(content));
      await outbox.add(
        { userId, key: `account:${randomUUID()}`, kind: 'account', facts: {}, sealed },
        tx,
      );
    },

    /** Starts sending after the transaction, without waiting for the mail server. The job retries what failed. */
    sendSoon: (): void => backgroundEmails.start(deliver()),

    /** For the job. */
    deliver,
    drain: backgroundEmails.drain,
  };
}
