import type { Processor } from '@forja/contract/payments/membership';
import { useQuery } from '@tanstack/react-query';
import { useMembership } from '../../membership/membership.queries.ts';
import { renewalQuery } from '../payments.queries.ts';

type Offered = { processor: Processor; endsAtForAnybody: Date };

/**
 * Until when it would last, bought now. Whoever has a membership adds to it, and only the server counts those months
 * exactly; until it answers there is no date to show.
 */
export function useEndIfPaidNow({ processor, endsAtForAnybody }: Offered): Date | undefined {
  const membership = useMembership();
  const isRenewal = membership.status === 'active' && membership.endsAt !== null;
  const renewal = useQuery({ ...renewalQuery(processor), enabled: isRenewal });
  if (membership.status === 'unknown') return undefined;
  return isRenewal ? renewal.data?.endsAt : endsAtForAnybody;
}
