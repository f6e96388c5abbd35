import type { User } from '@forja/contract/identity/identity';
import type { QueryClient } from '@tanstack/react-query';
import { leaveFlash } from '../../shared/pages/flash.ts';
import { identityMessages } from './identity.messages.ts';
import { enterSession } from './session.queries.ts';
import { exceptSession } from './session/change-account.ts';
import { clearEarlierData, isSavingAPlan } from './session/earlier-data.ts';

/** The next page shows the greeting. */
export async function welcome(
  cache: QueryClient,
  user: User,
  { doneTitle, next }: { doneTitle: string; next: string },
): Promise<void> {
  // Data of the previous user is removed.
  cache.removeQueries(exceptSession);
  clearEarlierData({ keepPlanDraft: isSavingAPlan(next) });
  await enterSession(cache, user);
  leaveFlash({ title: doneTitle, description: identityMessages.welcome });
}
