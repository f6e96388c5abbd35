import { readReconciliation, resolveDifference } from '@forja/contract/payments/reconciliation';
import type { Api } from '../../../http/api.ts';
import { route } from '../../../http/route.ts';
import type { DailyReconciliation } from './daily-reconciliation.service.ts';

type Services = { dailyReconciliation: DailyReconciliation };

export function reconciliationRoutes(api: Api, { dailyReconciliation }: Services): void {
  route(api, readReconciliation, () => dailyReconciliation.getReconciliation());
  route(api, resolveDifference, async ({ caller, params, body }) => {
    await dailyReconciliation.resolve(caller.id, params.id, body.reason);
    return { success: true as const };
  });
}
