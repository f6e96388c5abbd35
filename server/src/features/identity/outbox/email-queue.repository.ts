import { DrizzleQueryError, sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Database } from '../../../database/connect.ts';
import type { Transaction } from '../../../database/in-transaction.ts';
import type { OutboxEmail } from './email-outbox.repository.ts';

/** Letters have their own topic, so that they never delay account emails. */
export type EmailTopic = 'account' | 'membership' | 'registration' | 'letters';
/** Jobs carry no address or text; those are deleted with the account. */
export type EmailKey = Pick<OutboxEmail, 'userId' | 'key'>;

const TOPICS: readonly EmailTopic[] = ['account', 'membership', 'registration', 'letters'];
const BATCH = 50;
/** Twelve attempts, from a minute to more than a day. */
const QUEUE = {
  retryLimit: 11,
  retryDelay: 60,
  retryBackoff: true,
  expireInSeconds: 300,
  deleteAfterSeconds: 3_600,
};

type Executor = ReturnType<typeof fromDrizzle>;
export type EmailQueueRepository = ReturnType<typeof createEmailQueueRepository>;

export function createEmailQueueRepository(db: Database, onError: (error: Error) => void) {
  let opening: Promise<PgBoss> | undefined;

  async function startBoss(): Promise<PgBoss> {
    const boss = new PgBoss({
      db: unwrapErrors(fromDrizzle(db, sql)),
      supervise: false,
      schedule: false,
    });
    boss.on('error', onError);
    await boss.start();
    for (const topic of TOPICS) await boss.createQueue(queueName(topic), QUEUE);
    return boss;
  }

  function getBoss(): Promise<PgBoss> {
    opening ??= startBoss().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  return {
    /**
     * Runs before the first request, because a transaction waiting for it would hold a connection.
     */
    open: async (): Promise<void> => void (await getBoss()),

    async add(topic: EmailTopic, { userId, key }: EmailKey, tx: Transaction): Promise<void> {
      const boss = await getBoss();
      await boss.send(queueName(topic), { userId, key }, { db: fromDrizzle(tx, sql) });
    },

    /** A failed `send` is retried; a crash after it sends twice. */
    async process(topic: EmailTopic, send: (email: EmailKey) => Promise<void>): Promise<number> {
      const boss = await getBoss();
      const name = queueName(topic);
      const batch = await boss.fetch<EmailKey>(name, { batchSize: BATCH });
      for (const { id, data } of batch)
        await send(data).then(
          () => boss.complete(name, id),
          () => boss.fail(name, id),
        );
      return batch.length;
    },

    async close(): Promise<void> {
      const boss = await opening;
      await boss?.stop({ graceful: false, close: false });
    },
  };
}

/** pg-boss detects races by PostgreSQL's message, which Drizzle moves to the cause. */
const unwrapErrors = ({ executeSql }: Executor): Executor => ({
  executeSql: (text, values) =>
    executeSql(text, values).catch((error: unknown) => {
      throw error instanceof DrizzleQueryError ? error.cause : error;
    }),
});

const queueName = (topic: EmailTopic) => `${topic}-emails`;
