import { useEffect, useState, useSyncExternalStore } from 'react';
import { toast } from '../../../../design/feedback/toast.ts';
import { syncMessages } from '../../../../shared/records/sync.messages.ts';
import { useUserId } from '../../../identity/session.queries.ts';
import { openOwnStore } from '../../../records/records.queries.ts';
import { routines } from '../../records/routines.collection.ts';
import type { SavedRoutine } from '../routines.queries.ts';
import { createEditSession } from '../edits/edit-session.ts';

/** Edits of the open routine, on the version of the device. */
export function useEditSession(saved: SavedRoutine) {
  const userId = useUserId();
  const [session] = useState(() =>
    createEditSession(saved, async (original, value, isUndo) => {
      const store = await openOwnStore(userId);
      const { id, stored } = original;
      const outcome = isUndo
        ? await store.undo([
            { collection: routines.name, id, before: routines.encode(value), after: stored },
          ])
        : (await store.save(routines, { original, value })).outcome;
      if (outcome !== 'saved' && outcome !== 'undone') toast(syncMessages.outcomes[outcome]);
      return (await store.get(routines, id)) ?? original;
    }),
  );
  const state = useSyncExternalStore(session.subscribe, session.current);
  useEffect(() => session.receive(saved), [session, saved]);
  return { session, state };
}
