import { createReferralCode, readReferrals } from '@forja/contract/referrals';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/http/call.ts';

export const referralsQuery = queryOptions({
  queryKey: ['/api/referrals'],
  queryFn: async () => {
    const summary = await call(readReferrals, {});
    // Reading stores nothing: the link is made the first time that its owner sees it.
    const code = summary.code ?? (await call(createReferralCode, {})).code;
    return { ...summary, code };
  },
});
