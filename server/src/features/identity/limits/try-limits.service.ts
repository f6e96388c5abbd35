import { createHmac } from 'node:crypto';
import { AppError } from '../../../http/app-error.ts';
import { listAppliedLimits, listNoticeLimits, type LimitSubject } from './applied-limits.ts';
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

  async function findNoticeEnd(action: Action, account: string): Promise<Date | null> {
    const [notice] = addSubjects(action, listNoticeLimits(action, account));
    if (!notice) return null;
    const [tally] = await tries.find([notice.subject], now());
    return tally && tally.count >= notice.limit.tries ? tally.endsAt : null;
  }

  return {
    /** Returns the tries left before the wait grows. */
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

    async findWaitSeconds(action: Action, who: LimitSubject): Promise<number> {
      const timestamp = now();
      const tallies = await tries.find(
        listSubjects(action, who).map(({ subject }) => subject),
        timestamp,
      );
      const waits = tallies.map(({ nextAt }) => (nextAt?.getTime() ?? 0) - timestamp.getTime());
      return Math.max(0, ...waits.map((wait) => Math.ceil(wait / 1000)));
    },

    recordSuccess: (action: Action, who: LimitSubject): Promise<void> =>
      tries.decrement(listSubjects(action, who).map(({ subject }) => subject)),

    findNoticeEnd,
  };
}
