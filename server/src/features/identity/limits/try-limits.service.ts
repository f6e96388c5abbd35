import { createHmac } from 'node:crypto';
import { MINUTE_MS } from '@forja/domain/units/durations';
import { AppError } from '../../../http/app-error.ts';
import { listLockingLimits, listAppliedLimits, type LimitSubject } from './applied-limits.ts';
import { countTry } from './count-try.ts';
import type { TriesRepository } from './tries.repository.ts';
import type { Action, Kind } from './try-limits.data.ts';

export type TryLimits = ReturnType<typeof createTryLimits>;

export function createTryLimits({
  tries,
  secret,
  now,
}: {
  tries: TriesRepository;
  secret: string;
  now: () => Date;
}) {
  const hashSubject = (action: Action, kind: Kind, value: string) =>
    `${action}:${kind}:${createHmac('sha256', secret).update(`${action}:${kind}:${value}`).digest('base64url')}`;

  const addSubjects = <T extends { kind: Kind; value: string }>(action: Action, limits: T[]) =>
    limits.map((each) => ({ ...each, subject: hashSubject(action, each.kind, each.value) }));

  const listSubjects = (action: Action, who: LimitSubject) =>
    addSubjects(action, listAppliedLimits(action, who));

  /** Until when the account is locked for this action, or null. */
  async function findLockEnd(action: Action, account: string): Promise<Date | null> {
    const lockingLimits = addSubjects(action, listLockingLimits(action, account));
    const lockedRows = await tries.find(
      lockingLimits.map(({ subject }) => subject),
      now(),
    );
    const endTimes = lockedRows
      .filter((row) =>
        lockingLimits.some(
          ({ subject, limit }) => subject === row.subject && row.count >= limit.tries,
        ),
      )
      .map(({ endsAt }) => endsAt.getTime());
    return endTimes.length > 0 ? new Date(Math.max(...endTimes)) : null;
  }

  return {
    /** Counts this try, or refuses it with the time to wait. Returns how many are left before the lock. */
    async count(action: Action, who: LimitSubject): Promise<number> {
      const limits = listSubjects(action, who);
      const timestamp = now();
      const result = await tries.change(
        limits.map(({ subject }) => subject),
        (getTally) => {
          const answer = countTry(
            limits.map(({ subject, limit }) => ({ subject, limit, tally: getTally(subject) })),
            timestamp,
          );
          return { rows: 'rows' in answer ? answer.rows : [], answer };
        },
      );
      if ('waitSeconds' in result)
        throw new AppError('too_many_tries', {
          retryAfterSeconds: Math.max(1, Math.ceil(result.waitSeconds)),
        });
      return result.triesLeft;
    },

    /** Restarts the lock after the last allowed wrong answer. Returns the remaining seconds of the lock. */
    async recordFailure(action: Action, who: LimitSubject): Promise<number> {
      for (const { subject, limit } of listSubjects(action, who))
        if (limit.locks) {
          const until = new Date(now().getTime() + limit.minutes * MINUTE_MS);
          await tries.lock(subject, limit.tries, until);
        }
      const lockEnd = who.account === undefined ? null : await findLockEnd(action, who.account);
      return lockEnd === null ? 0 : Math.ceil((lockEnd.getTime() - now().getTime()) / 1000);
    },

    /** Undoes the count of a correct try. */
    recordSuccess: (action: Action, who: LimitSubject): Promise<void> =>
      tries.decrement(listSubjects(action, who).map(({ subject }) => subject)),

    findLockEnd,
  };
}
