import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { whenIdle } from '../../../shared/lazy/when-idle.ts';
import { localDay } from '../../../shared/local-day.ts';
import { useUserId } from '../../identity/session.queries.ts';

/**
 * The log of food opens with its code and the day already read: people come here for it, some times a day. Who has an
 * account keeps that code on the device; a visitor would fetch what they may never open.
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

// The page reads again what could not be read, and says why.
const ignore = () => undefined;
