import { type PointerEvent, useRef } from 'react';

type TouchDrag = {
  list: string;
  id: string;
  onStart: () => void;
  onEnd: () => void;
  onMove: (id: string, index: number) => void;
};

/**
 * Drags with a finger on the handle. The drag and drop of the browser needs a long press on a touch screen, and some
 * browsers have none there.
 */
export function useTouchDrag({ list, id, onStart, onEnd, onMove }: TouchDrag) {
  const isTouching = useRef(false);
  const target = useRef<HTMLElement>(undefined);

  function setTarget(next: HTMLElement | undefined): void {
    if (target.current === next) return;
    target.current?.removeAttribute(OVER);
    next?.setAttribute(OVER, '');
    target.current = next;
  }

  function stop(): void {
    isTouching.current = false;
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
        onStart();
      },
      onPointerMove({ clientX, clientY }: PointerEvent<HTMLElement>) {
        if (!isTouching.current) return;
        const under = findItem(list, document.elementFromPoint(clientX, clientY));
        setTarget(under?.dataset['sortableId'] === id ? undefined : under);
      },
      onPointerUp() {
        if (!isTouching.current) return;
        const index = target.current?.dataset['sortableIndex'];
        stop();
        if (index !== undefined) onMove(id, Number(index));
      },
      onPointerCancel() {
        // The drag of a mouse cancels its pointer too, and goes on.
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
