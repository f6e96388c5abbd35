import type { JobName } from '@forja/contract/admin/admin-overview';
import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';
import type { Connection } from '../../database/connect.ts';
import type { JobRuns } from '../../features/jobs/job-runs.service.ts';
import type { Payments } from '../composition/build-payments.ts';

const STOP_TIMEOUT_MS = 5_000;
const BURST_MS = 250;
const BUENOS_AIRES = 'America/Argentina/Buenos_Aires';

type Dependencies = {
  query: Connection['query'];
  payments: Payments;
  deleteExpired: () => Promise<void>;
  sendAccountEmails: () => Promise<void>;
  jobRuns: Pick<JobRuns, 'record'>;
  refreshFigures: () => Promise<void>;
  logger: FastifyBaseLogger;
  watchJob?: ((name: string, work: () => Promise<unknown>) => Promise<unknown>) | undefined;
};
type Task = {
  name: JobName;
  /** Stored by pg-boss: a renamed queue would leave the old schedule running beside it. */
  queue: string;
  cron: string;
  everySeconds: number;
  /** Also runs at startup, since the server may have been down for a day. */
  atStart?: true;
  work: () => Promise<unknown>;
};

export type Jobs = { processInbox: () => void; stop: () => Promise<void> };

const INBOX = 'inbox';

function listTasks({
  payments,
  deleteExpired,
  sendAccountEmails,
  refreshFigures,
}: Dependencies): Task[] {
  const { inbox, polling, membershipNotifications } = payments;
  return [
    {
      name: 'webhooks',
      queue: INBOX,
      cron: '* * * * *',
      everySeconds: 2,
      atStart: true,
      work: () => repeatUntilEmpty(inbox.process),
    },
    {
      name: 'payment_polling',
      queue: 'poll',
      cron: '* * * * *',
      everySeconds: 10,
      atStart: true,
      work: () => pollPayments(payments),
    },
    {
      name: 'membership_emails',
      queue: 'tidings',
      cron: '*/10 * * * *',
      everySeconds: 30,
      work: () => notifyMembers(membershipNotifications),
    },
    {
      name: 'account_emails',
      queue: 'account-letters',
      cron: '* * * * *',
      everySeconds: 30,
      atStart: true,
      work: sendAccountEmails,
    },
    {
      name: 'expired_data',
      queue: 'sweep',
      cron: '17 * * * *',
      everySeconds: 60,
      work: deleteExpired,
    },
    {
      name: 'figures',
      queue: 'figures',
      cron: '*/30 * * * *',
      everySeconds: 60,
      atStart: true,
      work: refreshFigures,
    },
    // the slowest settlement list is three hours late
    {
      name: 'reconciliation',
      queue: 'reconciliation',
      cron: '20 7 * * *',
      everySeconds: 60,
      work: payments.dailyReconciliation.run,
    },
    {
      name: 'recent_payments',
      queue: 'payments-sweep',
      cron: '41 4 * * *',
      everySeconds: 60,
      work: polling.refreshRecent,
    },
  ];
}

/** Daily maintenance is enough for a small queue. */
const createBoss = (executeSql: Dependencies['query']): PgBoss =>
  new PgBoss({
    db: { executeSql },
    schema: 'pgboss',
    reindex: false,
    monitorVacuum: false,
    maintenanceIntervalSeconds: 3_600,
    monitorIntervalSeconds: 300,
    flowIntervalSeconds: 3_600,
  });

/**
 * Payment work lives in our own tables, leased row by row, so a crash loses nothing; pg-boss only
 * schedules it.
 */
export async function startJobs(dependencies: Dependencies): Promise<Jobs> {
  const { query, jobRuns, logger, watchJob = (_name, work) => work() } = dependencies;
  const boss = createBoss(query);
  boss.on('error', (err) => logger.error({ err }, 'jobs'));
  await boss.start();

  const workers = new Map<string, string>();
  for (const { name, queue, cron, everySeconds, atStart, work } of listTasks(dependencies)) {
    // one queued job processes everything that is due
    await boss.createQueue(queue, {
      policy: 'short',
      retryLimit: 0,
      expireInSeconds: 600,
      deleteAfterSeconds: 3_600,
    });
    await boss.schedule(queue, cron, null, { tz: BUENOS_AIRES });
    if (atStart) await boss.send(queue);
    const worker = await boss.work(queue, { pollingIntervalSeconds: everySeconds }, async () => {
      await watchJob(queue, () => jobRuns.record(name, work)).catch((err: unknown) =>
        logger.error({ err }, `job ${queue}`),
      );
    });
    workers.set(queue, worker);
  }

  let inboxTimer: NodeJS.Timeout | undefined;
  function startInboxJob(): void {
    inboxTimer = undefined;
    boss
      .send(INBOX)
      .then(() => boss.notifyWorker(workers.get(INBOX) ?? ''))
      .catch((err: unknown) => logger.warn({ err }, 'the inbox waits for its turn'));
  }

  return {
    /** The scheduled job retries within a minute if this fails. */
    processInbox() {
      // one job processes a whole burst of webhooks
      inboxTimer ??= setTimeout(startInboxJob, BURST_MS);
    },
    stop() {
      clearTimeout(inboxTimer);
      return boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS, close: false });
    },
  };
}

async function repeatUntilEmpty(batch: () => Promise<number>): Promise<void> {
  while ((await batch()) > 0);
}

async function pollPayments({ polling, followUps, regrets }: Payments): Promise<void> {
  await repeatUntilEmpty(polling.pollDue);
  await repeatUntilEmpty(polling.expireOverdue);
  await repeatUntilEmpty(polling.rereadApproved);
  await repeatUntilEmpty(() => followUps.closePages());
  await repeatUntilEmpty(() => followUps.refundPayments());
  await regrets.finishPending();
}

async function notifyMembers({
  notifyEnds,
  sendEmails,
}: Payments['membershipNotifications']): Promise<void> {
  await notifyEnds();
  await sendEmails();
}
