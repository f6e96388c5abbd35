import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { whenIdle } from '../../../shared/lazy/when-idle.ts';
import { localDay } from '../../../shared/local-day.ts';
import { useUserId } from '../../identity/session.queries.ts';

/**
 * Preloads the code and the day of the food log, which people open several times a day. Visitors
 * skip it: they may never open the log.
 */
export function usePreloadedLog(): void {
  const router = useRouter();
  const cache = useQueryClient();
  const userId = useUserId();
  useEffect(() => {
    if (userId === undefined) return;
    async function preload(owner: string): Promise<void> {
      await whenIdle();
      await router.preloadRoute({ to: '/calculadora/nutrientes' });
      const { preloadDay } = await import('../nutrients/day-log.queries.ts');
      await preloadDay(cache, owner, localDay(new Date()));
    }
    preload(userId).catch(ignore);
  }, [router, cache, userId]);
}

// The page retries a failed preload and shows its error.
const ignore = () => undefined;
