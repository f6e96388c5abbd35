import { readReferrals } from '@forja/contract/referrals';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/http/call.ts';

export const referralsQuery = queryOptions({
  queryKey: ['/api/referrals'],
  queryFn: () => call(readReferrals, {}),
});
