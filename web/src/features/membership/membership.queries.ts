import type { checkMembership } from '@forja/contract/payments/membership';
import type { ReplyOf } from '@forja/contract/http/endpoint';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { loader } from '../../shared/http/default-loader.ts';
import { useUndisturbedPage } from '../../shared/interruptions/use-undisturbed-page.ts';
import { useSession } from '../identity/session.queries.ts';
import { mayInvite } from './invitation.ts';
import { membershipMessages } from './membership.messages.ts';

type Membership = ReplyOf<typeof checkMembership>;

const load = loader({ on401: 'null' });

async function readMembership(reply: unknown): Promise<Membership> {
  const { checkMembership } = await import('@forja/contract/payments/membership');
  const membership = checkMembership.response.safeParse(reply);
  if (!membership.success) throw new TypeError(membershipMessages.strangeAnswer);
  return membership.data;
}

/** Whether the person has a membership; null when nobody is signed in. */
export const membershipQuery = queryOptions({
  queryKey: ['/api/check-membership'],
  queryFn: async (context): Promise<Membership | null> => {
    const reply = await load(context);
    return reply === null ? null : readMembership(reply);
  },
  refetchInterval: 60_000,
  // The library's "focus" is the page becoming visible again.
  refetchOnWindowFocus: 'always',
});

/** What the signed pass of this device says while the server cannot be asked. Its code comes only then. */
const passQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['device', userId ?? '', 'membership-pass'],
    queryFn: async () =>
      (await import('./pass/pass-on-device.ts')).membershipOnDevice(userId ?? ''),
    refetchInterval: 60_000,
  });

export type MembershipState =
  | { status: 'nobody' }
  /** Nothing is said about it: the answer is on its way, or the server could not be reached. */
  | { status: 'unknown'; isAsking: boolean }
  | { status: 'active' | 'inactive'; endsAt: Date | null };

/** Asked only while somebody is signed in. Without an answer, a pass that has not ended says that it is active. */
export function useMembership(): MembershipState {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  const isConfirmed = session.status === 'signed-in' && session.confirmed;
  const { data, isError } = useQuery({ ...membershipQuery, enabled: isConfirmed });
  const isUnanswered = isConfirmed && !isError;
  const isAway = userId !== undefined && (!isConfirmed || isError);
  const { data: pass, isPending: isPassPending } = useQuery({
    ...passQuery(userId),
    enabled: isAway,
  });
  if (userId === undefined)
    return session.status === 'loading'
      ? { status: 'unknown', isAsking: true }
      : { status: 'nobody' };
  if (isAway && pass && pass.status !== 'none')
    return pass.status === 'active'
      ? { status: 'active', endsAt: pass.endsAt }
      : { status: 'unknown', isAsking: false };
  if (!data) return { status: 'unknown', isAsking: isUnanswered || (isAway && isPassPending) };
  return { status: data.hasMembership ? 'active' : 'inactive', endsAt: data.endsAt };
}

/** Whether this person may be invited to pay on this page. */
export function useMayInvite(): boolean {
  const { status: membership } = useMembership();
  return mayInvite({ undisturbed: useUndisturbedPage(), membership });
}
