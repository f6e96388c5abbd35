import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';
import type { Connection } from '../../database/connect.ts';
import type { Payments } from '../composition/build-payments.ts';

const STOP_MS = 5_000;
const GATHER_MS = 250;
const BUENOS_AIRES = 'America/Argentina/Buenos_Aires';

type Dependencies = {
  query: Connection['query'];
  payments: Payments;
  sweep: () => Promise<void>;
  sendAccountLetters: () => Promise<void>;
  logger: FastifyBaseLogger;
};
type Task = {
  name: string;
  cron: string;
  everySeconds: number;
  /** Also runs when the server starts, which may have been down for a day. */
  atStart?: true;
  work: () => Promise<unknown>;
};

export type Jobs = { work: () => void; stop: () => Promise<void> };

/**
 * Runs the background jobs. The queue only decides when: the work is in our own tables, leased row by row, so that any
 * number of servers can run and a crash loses nothing.
 */
export async function startJobs({ query, payments, sweep, sendAccountLetters, logger }: Dependencies): Promise<Jobs> {
  const { inbox, polling, membershipNotifications } = payments;
  const inboxTask: Task = {
    name: 'inbox',
    cron: '* * * * *',
    everySeconds: 2,
    atStart: true,
    work: () => untilDone(inbox.process),
  };
  const tasks: Task[] = [
    inboxTask,
    { name: 'poll', cron: '* * * * *', everySeconds: 10, atStart: true, work: () => pollPayments(payments) },
    { name: 'tidings', cron: '*/10 * * * *', everySeconds: 30, work: () => notifyMembers(membershipNotifications) },
    { name: 'account-letters', cron: '* * * * *', everySeconds: 30, atStart: true, work: sendAccountLetters },
    { name: 'sweep', cron: '17 * * * *', everySeconds: 60, work: sweep },
    // in the morning: the slowest list is three hours late
    { name: 'reconciliation', cron: '20 7 * * *', everySeconds: 60, work: payments.dailyReconciliation.run },
    { name: 'payments-sweep', cron: '41 4 * * *', everySeconds: 60, work: polling.refreshRecent },
  ];

  const boss = new PgBoss({
    db: { executeSql: query },
    schema: 'pgboss',
    // the queue is small: daily maintenance is enough
    reindex: false,
    monitorVacuum: false,
    maintenanceIntervalSeconds: 3_600,
    monitorIntervalSeconds: 300,
    flowIntervalSeconds: 3_600,
  });
  boss.on('error', (err) => logger.error({ err }, 'jobs'));
  await boss.start();

  const workers = new Map<string, string>();
  for (const { name, cron, everySeconds, atStart, work } of tasks) {
    // one queued job is enough: it processes everything that is due
    await boss.createQueue(name, { policy: 'short', retryLimit: 0, expireInSeconds: 600, deleteAfterSeconds: 3_600 });
    await boss.schedule(name, cron, null, { tz: BUENOS_AIRES });
    if (atStart) await boss.send(name);
    const worker = await boss.work(name, { pollingIntervalSeconds: everySeconds }, async () => {
      await work().catch((err: unknown) => logger.error({ err }, `job ${name}`));
    });
    workers.set(name, worker);
  }

  let scheduled: NodeJS.Timeout | undefined;
  function startInboxJob(): void {
    scheduled = undefined;
    boss
      .send(inboxTask.name)
      .then(() => boss.notifyWorker(workers.get(inboxTask.name) ?? ''))
      .catch((err: unknown) => logger.warn({ err }, 'the inbox waits for its turn'));
  }

  return {
    /** Processes a stored webhook now. If this fails, the scheduled job does within a minute. */
    work() {
      // webhooks come in bursts, and one job processes all of them
      scheduled ??= setTimeout(startInboxJob, GATHER_MS);
    },
    stop() {
      clearTimeout(scheduled);
      return boss.stop({ graceful: true, timeout: STOP_MS, close: false });
    },
  };
}

/** Repeats until a batch is empty. */
async function untilDone(batch: () => Promise<number>): Promise<void> {
  while ((await batch()) > 0);
}

async function pollPayments({ polling, followUps, regrets }: Payments): Promise<void> {
  await untilDone(polling.pollDue);
  await untilDone(polling.expireOverdue);
  await untilDone(polling.rereadApproved);
  await untilDone(() => followUps.closePages());
  await untilDone(() => followUps.refundPayments());
  await regrets.finishPending();
}

async function notifyMembers({ notifyEnds, sendEmails }: Payments['membershipNotifications']): Promise<void> {
  await notifyEnds();
  await sendEmails();
}
