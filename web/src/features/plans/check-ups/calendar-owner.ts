import { rememberedUserId } from '../../identity/session.queries.ts';
import { deviceStore } from '../../../shared/device-store.ts';
import { stableId } from '../../../shared/imports/stable-id.ts';

const OWNER_KEY = 'forja-calendario';

/**
 * Owner id of the events: two people may import both files into one calendar, and a second download
 * must update the first. Stable per account, or per device for a visitor, without revealing the
 * account.
 */
export async function calendarOwner(userId = rememberedUserId()): Promise<string> {
  if (userId !== undefined) return stableId(`calendar ${userId}`);
  const stored = deviceStore.get(OWNER_KEY);
  if (stored !== null) return stored;
  const created = crypto.randomUUID();
  deviceStore.set(OWNER_KEY, created);
  return created;
}
