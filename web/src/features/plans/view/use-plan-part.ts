import { useLocation, useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { findPlanPart, type PlanPart } from '../plan-parts.ts';

/**
 * Replaces the history entry, so that going back leaves the plan, and scrolls up to the start of
 * the part.
 */
export function usePlanPart() {
  // Deferred, because rendering a part in one task blocks input on a slow phone.
  const location = useDeferredValue(
    useLocation({ select: ({ pathname, hash }) => `${pathname}#${hash}` }),
  );
  const [pathname, hash = ''] = location.split('#');
  const [page] = useState(pathname);
  // the address changes before this page unmounts
  const isLeaving = pathname !== page;
  const navigate = useNavigate();
  const start = useRef<HTMLDivElement>(null);
  const [lastPart, setLastPart] = useState(() => findPlanPart(hash));
  const part = isLeaving ? lastPart : findPlanPart(hash);
  if (part !== lastPart) setLastPart(part);
  const isPlace = hash !== '' && hash !== part;
  const openPart = useRef(part);

  useLayoutEffect(() => {
    if (openPart.current === part) return;
    openPart.current = part;
    const margin = Number.parseFloat(
      getComputedStyle(start.current ?? document.body).scrollMarginTop,
    );
    if (start.current && start.current.getBoundingClientRect().top < margin)
      start.current.scrollIntoView();
  }, [part]);

  useEffect(() => {
    if (isPlace) document.getElementById(hash)?.scrollIntoView();
  }, [hash, isPlace]);

  function open(next: PlanPart | 'comparar' | 'controles') {
    if (next === part || isLeaving) return;
    void navigate({
      to: '.',
      search: true,
      hash: next,
      replace: true,
      hashScrollIntoView: false,
      resetScroll: false,
    });
  }
  return { part, open, start };
}
