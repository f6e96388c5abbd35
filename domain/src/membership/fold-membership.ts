import { DAY_MS } from '../units/durations.ts';
import { addMonths } from './add-months.ts';

/** Months that an approved payment bought. */
export type Grant = {
  id: string;
  months: number;
  /** Days that an administrator added to those months, or took away. */
  days?: number;
  /** When the provider approved the payment. */
  effectiveAt: Date;
  /** When the money went back; null while it has not. */
  reversedAt: Date | null;
};

/** [startsAt, endsAt) */
export type Period = { grantId: string; startsAt: Date; endsAt: Date };

/**
 * The periods of a person's grants: consecutive and without overlaps, whatever the order in which they arrived.
 * Months count from where the chain began, so that 3 and 3 from a 30 November end on 30 May and not on the 28th.
 */
export function foldMembership(grants: readonly Grant[]): Period[] {
  const inOrder = grants.toSorted(
    (a, b) =>
      a.effectiveAt.getTime() - b.effectiveAt.getTime() || (a.id < b.id ? -1 : Number(a.id > b.id)),
  );
  const reversals = inOrder
    .flatMap(({ reversedAt }) => (reversedAt ? [reversedAt.getTime()] : []))
    .toSorted((a, b) => a - b);
  // one reversal at a time, in order: none may leave a person with more than before it
  let ends = new Map<string, number>();
  let periods = chain(inOrder, -Infinity, ends);
  for (const until of new Set(reversals)) {
    ends = new Map(periods.map(({ grantId, endsAt }) => [grantId, endsAt.getTime()]));
    periods = chain(inOrder, until, ends);
  }
  return periods;
}

/** The periods as known at `until`, without later reversals. `ends` are the latest ends allowed. */
function chain(
  inOrder: readonly Grant[],
  until: number,
  ends: ReadonlyMap<string, number>,
): Period[] {
  const periods: Period[] = [];
  let end: Date | undefined;
  let anchor = new Date(0);
  let months = 0;
  for (const grant of inOrder) {
    const isNewChain = end === undefined || grant.effectiveAt > end;
    const startsAt = end === undefined || isNewChain ? grant.effectiveAt : end;
    const reversedAt =
      grant.reversedAt !== null && grant.reversedAt.getTime() <= until
        ? grant.reversedAt
        : undefined;
    if (reversedAt && reversedAt <= startsAt) continue; // nothing of it was used
    if (isNewChain) [anchor, months] = [startsAt, 0];
    months += grant.months;
    const { days = 0 } = grant;
    const whole = new Date(addMonths(anchor, months).getTime() + days * DAY_MS);
    // later months count from the end that was moved
    if (days !== 0) [anchor, months] = [whole, 0];
    if (whole <= startsAt) {
      [anchor, months] = [startsAt, 0];
      continue; // all of it was taken away
    }
    let endsAt = new Date(Math.min(whole.getTime(), ends.get(grant.id) ?? Infinity));
    // also when a previous pass ended it at this instant, so that later periods always count from here
    if (reversedAt && reversedAt < whole && reversedAt <= endsAt) {
      endsAt = reversedAt;
      [anchor, months] = [endsAt, 0];
    }
    periods.push({ grantId: grant.id, startsAt, endsAt });
    end = endsAt;
  }
  return periods;
}
