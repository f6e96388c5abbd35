import type { Caller, JudgeLateWrite } from '../../http/caller.ts';
import type { MembershipPasses } from './membership-pass.service.ts';
import { begunBy, covers, type MembershipService } from './membership.service.ts';

const LATE_MS = 7 * 86_400_000;

type Dependencies = {
  membership: Pick<MembershipService, 'listPeriodsWithReversal'>;
  passes: Pick<MembershipPasses, 'read'>;
  now: () => Date;
};

/**
 * What was done without signal during the membership may arrive up to a week after it ended. The device chooses
 * `madeAt`, so it is believed only inside a pass that the server had already signed by then, and inside what the
 * server's own books still say: money that went back ends the grace at once.
 */
export function createLateWrites({ membership, passes, now }: Dependencies): { mayArriveLate: JudgeLateWrite } {
  function wasSignedFor({ id }: Caller, pass: string, madeAt: Date): boolean {
    const said = passes.read(pass);
    if (said?.userId !== id || said.endsAt === null) return false;
    return said.issuedAt <= begunBy(madeAt) && madeAt < said.endsAt && madeAt <= begunBy(now());
  }

  async function wasPaidFor({ id }: Caller, madeAt: Date): Promise<boolean> {
    const periods = await membership.listPeriodsWithReversal(id);
    if (periods.at(-1)?.isReversed !== false) return false;
    const since = new Date(now().getTime() - LATE_MS);
    return periods.some((period) => !period.isReversed && covers(period, madeAt) && period.endsAt > since);
  }

  return {
    mayArriveLate: async (caller, { madeAt, pass }) =>
      wasSignedFor(caller, pass, madeAt) && (await wasPaidFor(caller, madeAt)),
  };
}
