import {
  blockAccount,
  closePersonSessions,
  resetSecondFactor,
  startAddressChange,
  unblockAccount,
} from '@forja/contract/admin/admin-accounts';
import type { Api } from '../../../http/api.ts';
import { route } from '../../../http/route.ts';
import type { AccountAdministration, Act } from './account-administration.service.ts';
import { withProof } from './administration.messages.ts';

const SUCCESS = { success: true } as const;

export function administrationRoutes(
  api: Api,
  { administration }: { administration: AccountAdministration },
): void {
  type Decision = { caller: { id: string }; params: { id: string }; body: { reason: string } };
  const readAct = ({ caller, params, body }: Decision): Act => ({
    adminId: caller.id,
    userId: params.id,
    reason: body.reason,
  });
  const readProvenAct = (call: Decision & { body: { proof: string } }): Act => ({
    ...readAct(call),
    reason: withProof(call.body),
  });

  route(api, blockAccount, async (call) => {
    await administration.block(readAct(call));
    return SUCCESS;
  });
  route(api, unblockAccount, async (call) => {
    await administration.unblock(readAct(call));
    return SUCCESS;
  });
  route(api, closePersonSessions, async (call) => ({
    closed: await administration.closeSessions(readAct(call)),
  }));
  route(api, resetSecondFactor, async (call) => {
    await administration.resetSecondFactor(readProvenAct(call));
    return SUCCESS;
  });
  route(api, startAddressChange, (call) =>
    administration.startAddressChange(readProvenAct(call), call.body.username, call.request.ip),
  );
}
