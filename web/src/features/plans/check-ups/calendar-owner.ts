import { rememberedUserId } from '../../identity/session.queries.ts';
import { deviceStore } from '../../../shared/device-store.ts';
import { stableId } from '../../../shared/imports/stable-id.ts';

const OWNER_KEY = 'forja-calendario';

/**
 * Whose the events of a file are: two people may have both files in one calendar, and a file downloaded again changes the
 * events of the one before. Of an account on all its devices, and of this device for a visitor. It does not tell the account.
 */
export async function calendarOwner(userId = rememberedUserId()): Promise<string> {
  if (userId !== undefined) return stableId(`calendar ${userId}`);
  const stored = deviceStore.get(OWNER_KEY);
  if (stored !== null) return stored;
  const created = crypto.randomUUID();
  deviceStore.set(OWNER_KEY, created);
  return created;
}
