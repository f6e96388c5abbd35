import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Transaction } from '../../../database/in-transaction.ts';
import { createBackgroundSends } from '../../../gateways/mail/background-sends.ts';
import type { EmailOutbox } from './email-outbox.service.ts';
import { createSeal } from '../second-factor/sealed-text.ts';

const letter = z.object({ to: z.string(), subject: z.string(), text: z.string() });
type Letter = z.infer<typeof letter>;

type Dependencies = {
  outbox: EmailOutbox;
  /** Whether a mail server is configured. */
  isOn: boolean;
  secret: string;
  onUnsent: (error: unknown) => void;
};

export type AccountLetters = ReturnType<typeof createAccountLetters>;

/** Mail about the account itself. It names its own address, because the account may have another one when it is sent. */
export function createAccountLetters({ outbox, isOn, secret, onUnsent }: Dependencies) {
  const { seal, open } = createSeal(secret, 'account letters');
  const sends = createBackgroundSends(onUnsent);

  const deliver = () => outbox.deliver(['account'], async ({ sealed }) => letter.parse(JSON.parse(open(sealed ?? ''))));

  return {
    isOn,

    async add(userId: string, content: Letter, tx: Transaction): Promise<void> {
      const sealed = seal(JSON.stringify(content));
      await outbox.add({ userId, key: `account:${randomUUID()}`, kind: 'account', facts: {}, sealed }, tx);
    },

    /** After the transaction: nobody waits for the mail server, and the job sends again what did not leave. */
    sendSoon: (): void => sends.start(deliver()),

    /** What the job does. */
    deliver,
    settled: sends.settled,
  };
}
