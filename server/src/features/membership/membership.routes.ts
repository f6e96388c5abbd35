import { checkMembership } from '@forja/contract/payments/membership';
import { readMembershipPass } from '@forja/contract/payments/membership-pass';
import type { Api } from '../../http/api.ts';
import { route } from '../../http/route.ts';
import type { MembershipPasses } from './membership-pass.service.ts';
import type { MembershipService } from './membership.service.ts';

type Services = { membership: MembershipService; passes: MembershipPasses };

export function membershipRoutes(api: Api, { membership, passes }: Services): void {
  route(api, checkMembership, ({ caller }) => membership.readStatus(caller));
  route(api, readMembershipPass, ({ caller }) => passes.issuePass(caller));
}
