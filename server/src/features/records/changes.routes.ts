import { listChanges } from '@forja/contract/sync';
import type { Api } from '../../http/api.ts';
import { route } from '../../http/route.ts';
import type { Changes } from './changes.service.ts';

export function changesRoutes(api: Api, changes: Changes): void {
  route(api, listChanges, ({ caller, query }) => changes.list(caller.id, query.since));
}
