import type { listWithdrawals } from '@forja/contract/payments/admin-payments';
import type { ReplyOf } from '@forja/contract/http/endpoint';

export type WithdrawalToAnswer = ReplyOf<typeof listWithdrawals>['items'][number];
