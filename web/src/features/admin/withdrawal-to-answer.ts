import type { listWithdrawals } from '@forja/contract/admin-payments';
import type { ReplyOf } from '@forja/contract/endpoint';

export type WithdrawalToAnswer = ReplyOf<typeof listWithdrawals>['items'][number];
