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
  isOn: boolean;
  keys: PurposeKeys;
  onUnsent: (error: unknown) => void;
};

export type AccountEmails = ReturnType<typeof createAccountEmails>;

/** Stores the recipient, because the account may change its address before the email is sent. */
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

    /** Runs after the transaction without waiting for the mail server; the job retries failures. */
    sendSoon: (): void => backgroundEmails.start(deliver()),

    deliver,
    drain: backgroundEmails.drain,
  };
}
