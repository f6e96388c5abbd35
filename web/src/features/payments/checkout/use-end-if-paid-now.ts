import type { Processor } from '@forja/contract/payments/membership';
import { useQuery } from '@tanstack/react-query';
import { useMembership } from '../../membership/membership.queries.ts';
import { renewalQuery } from '../payments.queries.ts';

type Offered = { processor: Processor; endsAtForAnybody: Date };

/**
 * End of the membership if bought now. Undefined for a member until the server answers, because
 * only it adds the remaining months exactly.
 */
export function useEndIfPaidNow({ processor, endsAtForAnybody }: Offered): Date | undefined {
  const membership = useMembership();
  const isRenewal = membership.status === 'active' && membership.endsAt !== null;
  const renewal = useQuery({ ...renewalQuery(processor), enabled: isRenewal });
  if (membership.status === 'unknown') return undefined;
  return isRenewal ? renewal.data?.endsAt : endsAtForAnybody;
}
