import {
  JOB_NAMES,
  type JobName,
  type readAdminOverview,
} from '@forja/contract/admin/admin-overview';
import type { ReplyOf } from '@forja/contract/http/endpoint';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@forja/domain/units/durations';
import type { JobRunsRepository } from './job-runs.repository.ts';

/** Several periods, because a job may wait for a worker and be retried. */
const LATE_AFTER_MS = {
  webhooks: 5 * MINUTE_MS,
  payment_polling: 5 * MINUTE_MS,
  membership_emails: 30 * MINUTE_MS,
  account_emails: 5 * MINUTE_MS,
  expired_data: 3 * HOUR_MS,
  reconciliation: DAY_MS + 2 * HOUR_MS,
  recent_payments: DAY_MS + 2 * HOUR_MS,
  figures: 2 * HOUR_MS,
} satisfies Record<JobName, number>;

type JobRun = ReplyOf<typeof readAdminOverview>['jobs'][number];
type Dependencies = { runs: JobRunsRepository; now: () => Date };

export type JobRuns = ReturnType<typeof createJobRuns>;

export function createJobRuns({ runs, now }: Dependencies) {
  return {
    async record<Result>(name: JobName, work: () => Promise<Result>): Promise<Result> {
      await runs.saveStart(name, now());
      try {
        const result = await work();
        await runs.saveEnd(name, { succeededAt: now() });
        return result;
      } catch (error) {
        // the error of the job matters more than its record
        await runs.saveEnd(name, { failedAt: now() }).catch(() => {});
        throw error;
      }
    },

    async list(): Promise<JobRun[]> {
      const stored = new Map((await runs.list()).map((run) => [run.name, run]));
      return JOB_NAMES.map((name) => {
        const { startedAt = null, succeededAt = null, failedAt = null } = stored.get(name) ?? {};
        return {
          name,
          startedAt,
          succeededAt,
          failedAt,
          state: judge(name, { startedAt, succeededAt, failedAt }),
        };
      });
    },
  };

  function judge(
    name: JobName,
    { startedAt, succeededAt, failedAt }: Pick<JobRun, 'startedAt' | 'succeededAt' | 'failedAt'>,
  ): JobRun['state'] {
    if (startedAt === null) return 'never_ran';
    if (failedAt !== null && (succeededAt === null || failedAt > succeededAt)) return 'failed';
    const since = succeededAt ?? startedAt;
    return now().getTime() - since.getTime() > LATE_AFTER_MS[name] ? 'late' : 'on_time';
  }
}
