import type { Device } from '@forja/contract/identity/account';
import type { Transaction } from '../../../database/in-transaction.ts';
import type { IdentityRepository } from '../storage/identity.repository.ts';
import type { AccountEmails } from './account-emails.service.ts';
import { isSecurityEvent, securityLetter } from './security-letters.messages.ts';

type Dependencies = {
  identity: Pick<IdentityRepository, 'findAddress'>;
  accountEmails: Pick<AccountEmails, 'isOn' | 'add'>;
  publicOrigin: () => string;
};
type RecordedEvent = { userId: string; event: string; device: Device; at: Date };

export type SecurityLetters = ReturnType<typeof createSecurityLetters>;

export const createSecurityLetters =
  ({ identity, accountEmails, publicOrigin }: Dependencies) =>
  async ({ userId, event, device, at }: RecordedEvent, tx: Transaction): Promise<void> => {
    if (!accountEmails.isOn || !isSecurityEvent(event)) return;
    const to = await identity.findAddress(userId, tx);
    if (to === undefined) return;
    const origin = publicOrigin();
    const links = { account: `${origin}/mi-cuenta`, recovery: `${origin}/auth?modo=recuperar` };
    const letter = securityLetter(event, { at, device, links });
    await accountEmails.add(userId, { to, ...letter }, tx);
  };
