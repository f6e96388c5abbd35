import { listMeasures, measures as contract } from '@forja/contract/measures';
import type { Api } from '../../http/api.ts';
import { route } from '../../http/route.ts';
import type { MeasuresService } from './measures.service.ts';

export function measuresRoutes(api: Api, measures: MeasuresService): void {
  route(api, listMeasures, ({ caller, query }) => measures.list(caller.id, query.cursor));
  route(api, contract.put, ({ caller, params, body }) => measures.put(caller.id, params.id, body));
}
