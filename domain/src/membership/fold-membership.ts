import { DAY_MS } from '../units/durations.ts';
import { addMonths } from './add-months.ts';

export type Grant = {
  id: string;
  months: number;
  days?: number;
  effectiveAt: Date;
  reversedAt: Date | null;
};

/** [startsAt, endsAt) */
export type Period = { grantId: string; startsAt: Date; endsAt: Date };

/**
 * Folds grants into consecutive periods, whatever their order of arrival. Months count from the
 * start of the chain: 3 + 3 from 30 November end on 30 May, not on the 28th.
 */
export function foldMembership(grants: readonly Grant[]): Period[] {
  const inOrder = grants.toSorted(
    (a, b) =>
      a.effectiveAt.getTime() - b.effectiveAt.getTime() || (a.id < b.id ? -1 : Number(a.id > b.id)),
  );
  const reversals = inOrder
    .flatMap(({ reversedAt }) => (reversedAt ? [reversedAt.getTime()] : []))
    .toSorted((a, b) => a - b);
  // applied in order, so that no reversal extends a membership
  let ends = new Map<string, number>();
  let periods = chain(inOrder, -Infinity, ends);
  for (const until of new Set(reversals)) {
    ends = new Map(periods.map(({ grantId, endsAt }) => [grantId, endsAt.getTime()]));
    periods = chain(inOrder, until, ends);
  }
  return periods;
}

/** Periods as known at `until`, without later reversals. `ends` caps each end. */
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
    if (reversedAt && reversedAt <= startsAt) continue; // unused
    if (isNewChain) [anchor, months] = [startsAt, 0];
    months += grant.months;
    const { days = 0 } = grant;
    const whole = new Date(addMonths(anchor, months).getTime() + days * DAY_MS);
    if (days !== 0) [anchor, months] = [whole, 0];
    if (whole <= startsAt) {
      [anchor, months] = [startsAt, 0];
      continue; // fully removed
    }
    let endsAt = new Date(Math.min(whole.getTime(), ends.get(grant.id) ?? Infinity));
    // also if an earlier pass ended it here, so that later periods count from here
    if (reversedAt && reversedAt < whole && reversedAt <= endsAt) {
      endsAt = reversedAt;
      [anchor, months] = [endsAt, 0];
    }
    periods.push({ grantId: grant.id, startsAt, endsAt });
    end = endsAt;
  }
  return periods;
}
