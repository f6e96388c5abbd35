import type { User } from '@forja/contract/identity/identity';
import type { Caller } from '../../../http/caller.ts';

export const toUser = ({ id, username, role, block }: Caller): User => ({
  id,
  username,
  ...(role === 'admin' && { role }),
  ...(block && { blocked: block }),
});
