import type { Caller, CheckLateWrite } from '../../http/caller.ts';
import type { MembershipPasses } from './membership-pass.service.ts';
import { withClockSkew, isPeriodActive, type MembershipService } from './membership.service.ts';

const LATE_MS = 7 * 86_400_000;

type Dependencies = {
  membership: Pick<MembershipService, 'listPeriodsWithReversal'>;
  passes: Pick<MembershipPasses, 'verifyPass'>;
  now: () => Date;
};

/**
 * Accepts offline writes up to a week after the end. The device chooses `madeAt`, so it must lie
 * inside a signed pass and inside a paid period: a reversal ends the grace.
 */
export function createLateWrites({ membership, passes, now }: Dependencies): {
  mayArriveLate: CheckLateWrite;
} {
  function isPassValid({ id }: Caller, pass: string, madeAt: Date): boolean {
    const membershipPass = passes.verifyPass(pass);
    if (membershipPass?.userId !== id || membershipPass.endsAt === null) return false;
    return (
      membershipPass.issuedAt <= withClockSkew(madeAt) &&
      madeAt < membershipPass.endsAt &&
      madeAt <= withClockSkew(now())
    );
  }

  async function wasMembershipPaid({ id }: Caller, madeAt: Date): Promise<boolean> {
    const periods = await membership.listPeriodsWithReversal(id);
    if (periods.at(-1)?.isReversed !== false) return false;
    const since = new Date(now().getTime() - LATE_MS);
    return periods.some(
      (period) => !period.isReversed && isPeriodActive(period, madeAt) && period.endsAt > since,
    );
  }

  return {
    mayArriveLate: async (caller, { madeAt, pass }) =>
      isPassValid(caller, pass, madeAt) && (await wasMembershipPaid(caller, madeAt)),
  };
}
