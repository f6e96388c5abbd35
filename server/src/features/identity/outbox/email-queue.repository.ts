import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Database } from '../../../database/connect.ts';
import type { Transaction } from '../../../database/in-transaction.ts';
import type { OutboxEmail } from './email-outbox.repository.ts';

export type EmailTopic = 'account' | 'membership';
/** What a job carries: neither the address nor the text, which stay in the outbox and go with the account. */
export type EmailKey = Pick<OutboxEmail, 'userId' | 'key'>;

const TOPICS: readonly EmailTopic[] = ['account', 'membership'];
const BATCH = 50;
/** Twelve attempts: the first again after a minute or two, the last more than a day later. */
const QUEUE = {
  retryLimit: 11,
  retryDelay: 60,
  retryBackoff: true,
  expireInSeconds: 300,
  deleteAfterSeconds: 3_600,
};

export type EmailQueueRepository = ReturnType<typeof createEmailQueueRepository>;

/** Emails to send, as jobs of pg-boss. The instance that runs the scheduled jobs maintains these queues too. */
export function createEmailQueueRepository(db: Database, onError: (error: Error) => void) {
  let opening: Promise<PgBoss> | undefined;

  async function startBoss(): Promise<PgBoss> {
    const boss = new PgBoss({ db: fromDrizzle(db, sql), supervise: false, schedule: false });
    boss.on('error', onError);
    await boss.start();
    for (const topic of TOPICS) await boss.createQueue(queueName(topic), QUEUE);
    return boss;
  }

  /** Opens with the first email: a server without mail never does. */
  function open(): Promise<PgBoss> {
    opening ??= startBoss().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  return {
    async add(topic: EmailTopic, { userId, key }: EmailKey, tx: Transaction): Promise<void> {
      const boss = await open();
      await boss.send(queueName(topic), { userId, key }, { db: fromDrizzle(tx, sql) });
    },

    /** Sends the due emails. One whose `send` fails is tried again later; a crash after it sends it twice. */
    async process(topic: EmailTopic, send: (email: EmailKey) => Promise<void>): Promise<void> {
      const boss = await open();
      const name = queueName(topic);
      for (const { id, data } of await boss.fetch<EmailKey>(name, { batchSize: BATCH }))
        await send(data).then(
          () => boss.complete(name, id),
          () => boss.fail(name, id),
        );
    },

    async close(): Promise<void> {
      const boss = await opening;
      await boss?.stop({ graceful: false, close: false });
    },
  };
}

const queueName = (topic: EmailTopic) => `${topic}-emails`;
