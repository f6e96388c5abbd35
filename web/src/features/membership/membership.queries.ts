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

export const membershipQuery = queryOptions({
  queryKey: ['/api/check-membership'],
  queryFn: async (context): Promise<Membership | null> => {
    const reply = await load(context);
    return reply === null ? null : readMembership(reply);
  },
  refetchInterval: 60_000,
  // TanStack's "focus" is the page becoming visible.
  refetchOnWindowFocus: 'always',
});

/** Loads its code only when the server is unreachable. */
const passQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['device', userId ?? '', 'membership-pass'],
    queryFn: async () =>
      (await import('./pass/pass-on-device.ts')).membershipOnDevice(userId ?? ''),
    refetchInterval: 60_000,
  });

export type MembershipState =
  | { status: 'nobody' }
  /** Nothing is displayed: the answer is pending, or the server is unreachable. */
  | { status: 'unknown'; isAsking: boolean }
  | { status: 'active' | 'inactive'; endsAt: Date | null };

/** Fetched only with a session. Without an answer, an unexpired pass counts as active. */
export function useMembership(): MembershipState {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  const isConfirmed = session.status === 'signed-in' && session.confirmed;
  const { data, isError } = useQuery({ ...membershipQuery, enabled: isConfirmed });
  const isUnanswered = isConfirmed && !isError;
  const isServerUnreachable = userId !== undefined && (!isConfirmed || isError);
  const { data: pass, isPending: isPassPending } = useQuery({
    ...passQuery(userId),
    enabled: isServerUnreachable,
  });
  if (userId === undefined)
    return session.status === 'loading'
      ? { status: 'unknown', isAsking: true }
      : { status: 'nobody' };
  if (isServerUnreachable && pass && pass.status !== 'none')
    return pass.status === 'active'
      ? { status: 'active', endsAt: pass.endsAt }
      : { status: 'unknown', isAsking: false };
  if (!data)
    return { status: 'unknown', isAsking: isUnanswered || (isServerUnreachable && isPassPending) };
  return { status: data.hasMembership ? 'active' : 'inactive', endsAt: data.endsAt };
}

export function useMayInvite(): boolean {
  const { status: membership } = useMembership();
  return mayInvite({ undisturbed: useUndisturbedPage(), membership });
}
