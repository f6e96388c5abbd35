import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';
import type { Connection } from '../database/connect.ts';
import type { Payments } from './build-payments.ts';

const STOP_MS = 5_000;
const GATHER_MS = 250;
const BUENOS_AIRES = 'America/Argentina/Buenos_Aires';

type Parts = {
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
  /** Also when the server starts: it may have been away for a day. */
  atStart?: true;
  work: () => Promise<unknown>;
};

export type Jobs = { work: () => void; stop: () => Promise<void> };

/**
 * What happens by itself. The queue only says when: what there is to do is in our own tables, taken row by row with a
 * lease, so any number of servers may run, and one that is killed loses nothing.
 */
export async function startJobs({ query, payments, sweep, sendAccountLetters, logger }: Parts): Promise<Jobs> {
  const { inbox, reconciliation, tidings } = payments;
  const inboxTask: Task = {
    name: 'inbox',
    cron: '* * * * *',
    everySeconds: 2,
    atStart: true,
    work: () => untilDone(inbox.process),
  };
  const tasks: Task[] = [
    inboxTask,
    { name: 'poll', cron: '* * * * *', everySeconds: 10, atStart: true, work: () => reconcile(payments) },
    { name: 'tidings', cron: '*/10 * * * *', everySeconds: 30, work: () => tell(tidings) },
    { name: 'account-letters', cron: '* * * * *', everySeconds: 30, atStart: true, work: sendAccountLetters },
    { name: 'sweep', cron: '17 * * * *', everySeconds: 60, work: sweep },
    // in the morning: the slowest list is three hours late
    { name: 'reconciliation', cron: '20 7 * * *', everySeconds: 60, work: payments.dailyReconciliation.run },
    { name: 'payments-sweep', cron: '41 4 * * *', everySeconds: 60, work: reconciliation.sweep },
  ];

  const boss = new PgBoss({
    db: { executeSql: query },
    schema: 'pgboss',
    // the database is ours and small: what keeps itself tidy once a day is enough
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
    // one waiting is enough: whoever takes it does everything that there is
    await boss.createQueue(name, { policy: 'short', retryLimit: 0, expireInSeconds: 600, deleteAfterSeconds: 3_600 });
    await boss.schedule(name, cron, null, { tz: BUENOS_AIRES });
    if (atStart) await boss.send(name);
    const worker = await boss.work(name, { pollingIntervalSeconds: everySeconds }, async () => {
      await work().catch((err: unknown) => logger.error({ err }, `job ${name}`));
    });
    workers.set(name, worker);
  }

  let asked: NodeJS.Timeout | undefined;
  function askNow(): void {
    asked = undefined;
    boss
      .send(inboxTask.name)
      .then(() => boss.notifyWorker(workers.get(inboxTask.name) ?? ''))
      .catch((err: unknown) => logger.warn({ err }, 'the inbox waits for its turn'));
  }

  return {
    /** A message of a provider was kept: somebody looks at it now, and if this fails, within a minute. */
    work() {
      // messages come in bursts, and one look is for all of them
      asked ??= setTimeout(askNow, GATHER_MS);
    },
    stop() {
      clearTimeout(asked);
      return boss.stop({ graceful: true, timeout: STOP_MS, close: false });
    },
  };
}

/** While there are more than one batch. */
async function untilDone(batch: () => Promise<number>): Promise<void> {
  while ((await batch()) > 0);
}

async function reconcile({ reconciliation, followUps, regrets }: Payments): Promise<void> {
  await untilDone(reconciliation.pollDue);
  await untilDone(reconciliation.expireOverdue);
  await untilDone(reconciliation.readAgain);
  await untilDone(() => followUps.closePages());
  await untilDone(() => followUps.refundDue());
  await regrets.finish();
}

async function tell({ tellEnds, sendLetters }: Payments['tidings']): Promise<void> {
  await tellEnds();
  await sendLetters();
}
