import { createReferralCode, readReferrals } from '@forja/contract/referrals';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/http/call.ts';

export const referralsQuery = queryOptions({
  queryKey: ['/api/referrals'],
  queryFn: async () => {
    const summary = await call(readReferrals, {});
    // The link is created when its owner first sees it: reading alone stores nothing.
    const code = summary.code ?? (await call(createReferralCode, {})).code;
    return { ...summary, code };
  },
});
