import { checkMembership } from '@forja/contract/membership';
import type { Api } from '../../http/api.ts';
import { route } from '../../http/route.ts';
import type { MembershipService } from './membership.service.ts';

export function membershipRoutes(api: Api, membership: MembershipService): void {
  route(api, checkMembership, ({ caller }) => membership.standing(caller));
}
