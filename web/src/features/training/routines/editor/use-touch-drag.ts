import { type PointerEvent, useEffect, useRef } from 'react';
import { edgeStep } from './edge-step.ts';

type TouchDrag = {
  list: string;
  id: string;
  onStart: () => void;
  onEnd: () => void;
  onMove: (id: string, index: number) => void;
};

/**
 * Touch dragging from the handle. Native drag and drop needs a long press on touch screens, and
 * some browsers lack it.
 */
export function useTouchDrag({ list, id, onStart, onEnd, onMove }: TouchDrag) {
  const isTouching = useRef(false);
  const target = useRef<HTMLElement>(undefined);
  const finger = useRef({ x: 0, y: 0 });
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  function setTarget(next: HTMLElement | undefined): void {
    if (target.current === next) return;
    target.current?.removeAttribute(OVER);
    next?.setAttribute(OVER, '');
    target.current = next;
  }

  function findTarget(): void {
    const { x, y } = finger.current;
    const under = findItem(list, document.elementFromPoint(x, y));
    setTarget(under?.dataset['sortableId'] === id ? undefined : under);
  }

  /** A touch held near an edge scrolls the page. */
  function scrollAtEdge(): void {
    const step = edgeStep(finger.current.y, innerHeight);
    if (step !== 0) {
      scrollBy({ top: step, behavior: 'instant' });
      findTarget();
    }
    frame.current = requestAnimationFrame(scrollAtEdge);
  }

  function stop(): void {
    isTouching.current = false;
    cancelAnimationFrame(frame.current);
    setTarget(undefined);
    onEnd();
  }

  return {
    isTouching,
    touchProps: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.pointerType === 'mouse' || !event.isPrimary) return;
        isTouching.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        finger.current = { x: event.clientX, y: event.clientY };
        frame.current = requestAnimationFrame(scrollAtEdge);
        onStart();
      },
      onPointerMove({ clientX, clientY }: PointerEvent<HTMLElement>) {
        if (!isTouching.current) return;
        finger.current = { x: clientX, y: clientY };
        findTarget();
      },
      onPointerUp() {
        if (!isTouching.current) return;
        const index = target.current?.dataset['sortableIndex'];
        stop();
        if (index !== undefined) onMove(id, Number(index));
      },
      onPointerCancel() {
        // A mouse drag also fires pointercancel, and must go on.
        if (isTouching.current) stop();
      },
    },
  };
}

const OVER = 'data-drag-over';

function findItem(list: string, under: Element | null): HTMLElement | undefined {
  const selector = `[data-sortable-list="${CSS.escape(list)}"]`;
  return under?.closest<HTMLElement>(selector) ?? undefined;
}
