import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTouchDrag } from './use-touch-drag.ts';

type Sortable = {
  /** Items are sorted within one list only. */
  list: string;
  id: string;
  index: number;
  count: number;
  onMove: (id: string, index: number) => void;
};

/** Sorts by dragging with mouse or touch, and with the arrow keys on the handle. */
export function useSortable<Item extends HTMLElement>({
  list,
  id,
  index,
  count,
  onMove,
}: Sortable) {
  const item = useRef<Item>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const [drag, setDrag] = useState<'dragged' | 'over'>();
  const { isTouching, touchProps } = useTouchDrag({
    list,
    id,
    onStart: () => setDrag('dragged'),
    onEnd: () => setDrag(undefined),
    onMove,
  });

  useEffect(() => {
    if (!item.current || !handle.current) return undefined;
    return combine(
      draggable({
        element: item.current,
        dragHandle: handle.current,
        canDrag: () => !isTouching.current,
        getInitialData: () => ({ list, id }),
        onDragStart: () => setDrag('dragged'),
        onDrop: () => setDrag(undefined),
      }),
      dropTargetForElements({
        element: item.current,
        canDrop: ({ source }) => source.data['list'] === list && source.data['id'] !== id,
        onDragEnter: () => setDrag('over'),
        onDragLeave: () => setDrag(undefined),
        onDrop({ source }) {
          setDrag(undefined);
          onMove(String(source.data['id']), index);
        },
      }),
    );
  });

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (to < 0 || to >= count) return;
    const { currentTarget } = event;
    onMove(id, to);
    // A moved element loses the focus.
    requestAnimationFrame(() => currentTarget.focus());
  }

  const itemProps = {
    ref: item,
    'data-sortable-list': list,
    'data-sortable-id': id,
    'data-sortable-index': index,
  };
  return { itemProps, handleProps: { ref: handle, onKeyDown, ...touchProps }, drag };
}
