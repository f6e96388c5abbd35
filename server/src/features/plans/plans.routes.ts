import { createPlan, deletePlan, listPlans, plans as contract, readPlan, restorePlan } from '@forja/contract/plans';
import type { Api } from '../../http/api.ts';
import { route } from '../../http/route.ts';
import type { PlansService } from './plans.service.ts';

export function plansRoutes(api: Api, plans: PlansService): void {
  route(api, createPlan, ({ caller, body }) => plans.create(caller.id, body));
  route(api, listPlans, ({ caller, query }) => plans.list(caller.id, query.cursor));
  route(api, readPlan, ({ caller, params }) => plans.read(caller.id, params.id));
  route(api, contract.put, ({ caller, params, body }) => plans.put(caller.id, params.id, body));
  route(api, restorePlan, ({ caller, params }) => plans.restore(caller.id, params.id));
  route(api, deletePlan, async ({ caller, params }) => {
    await plans.remove(caller.id, params.id);
    return { id: params.id, deleted: true } as const;
  });
}
