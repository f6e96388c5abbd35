import { announceRefusal } from '../http/refusals.ts';
import { announceNotices } from './announce-notices.ts';
import { findRules } from './collection.ts';
import { databaseName } from './device/database-name.ts';
import type { LocalStore } from './device/local-store.ts';
import type { ServerClock } from './device/server-clock.ts';
import { ignoreStorageFailure } from './device/storage-error.ts';
import { newId } from './device/uuid-v7.ts';
import { withTabLock } from './device/with-tab-lock.ts';
import { requestBackgroundSync } from './sync/background-sync.ts';
import { createHttpTransport } from './sync/http-transport.ts';
import { createEngine, type RoundEnd } from './sync/sync-engine.ts';
import { createRunner } from './sync/sync-runner.ts';

type Dependencies = {
  userId: string;
  store: LocalStore;
  clock: ServerClock;
  onEnd: (end: RoundEnd) => void;
};

export function createAccountSync({ userId, store, clock, onEnd }: Dependencies) {
  const { round } = createEngine({
    store,
    transport: createHttpTransport({ account: userId, onServerTime: clock.setServerTime }),
    findRules,
    now: clock.now,
    monotonic: () => performance.now(),
    chance: Math.random,
    newId,
    onRefused: (code) => announceRefusal(code, 'queue'),
  });
  return createRunner({
    round,
    withTabLock: (work) => withTabLock(databaseName(userId), work),
    onEnd(end) {
      if (end.kind === 'signed-out') announceRefusal('not_signed_in', 'queue');
      if (end.kind === 'other-account') announceRefusal('another_person_signed_in', 'queue');
      onEnd(end);
      void announceNotices(store).catch(ignoreStorageFailure);
    },
    onPostponed: () => void requestBackgroundSync(userId),
  });
}
