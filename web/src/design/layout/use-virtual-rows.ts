import {
  defaultRangeExtractor,
  type Range,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { useLayoutEffect, useState } from 'react';

/**
 * A row on the page: its position in the whole list, and the height of the rows left out between it and the one before.
 * A row that is still being read takes `height`: measured empty, it would move the page away from where a person
 * jumped to.
 */
export type RowSlot = { index: number; gap: number; height: number };

export type VirtualRows = {
  total: number;
  slots: readonly RowSlot[];
  /** The height of the rows left out after the last one. */
  after: number;
  /** Goes as `ref` on the element whose children are the rows. */
  container: (element: HTMLElement | null) => void;
  /** Goes as `ref` on each row, with its position in `data-index`. */
  measure: (row: HTMLElement | null) => void;
  /** Of the rows in sight and some around them. */
  first: number;
  last: number;
};

/** Rows rendered outside the screen, so that the keyboard and a fast scroll find the next ones ready. */
const OVERSCAN = 12;

/** The measured row heights of each list, so that on return the list and the scroll position are the same. */
const measuredRows = new Map<string, VirtualItem[]>();

type VirtualRowsOptions = { listName: string; total: number; rowHeight: number };

/** Which rows of a long list are drawn: those near the screen of the page that scrolls, and the one that has the focus. */
export function useVirtualRows({ listName, total, rowHeight }: VirtualRowsOptions): VirtualRows {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const scrollMargin = useTop(container);
  // oxlint-disable-next-line react/incompatible-library -- the compiler leaves this hook alone, and it returns new values
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: total,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollMargin,
    initialMeasurementsCache: measuredRows.get(listName) ?? [],
    rangeExtractor: (range) => addFocused(range, container),
    // A measured row moves the page by the difference: a smooth scroll would interrupt the one in progress.
    scrollToFn: (offset, { adjustments = 0, behavior = 'instant' }) =>
      window.scrollTo({ top: offset + adjustments, behavior }),
  });
  useLayoutEffect(
    () => () => void measuredRows.set(listName, virtualizer.takeSnapshot()),
    [listName, virtualizer],
  );
  const items = virtualizer.getVirtualItems();
  const slots = items.map(({ index, start, size }, order) => ({
    index,
    height: size,
    gap: start - (items[order - 1]?.end ?? scrollMargin),
  }));
  const end = items.at(-1)?.end ?? scrollMargin;
  const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {};
  return {
    total,
    slots,
    after: virtualizer.getTotalSize() + scrollMargin - end,
    container: setContainer,
    measure: virtualizer.measureElement,
    first: Math.max(0, startIndex - OVERSCAN),
    last: Math.min(total - 1, endIndex + OVERSCAN),
  };
}

/** A row that left the page would take the focus with it. */
function addFocused(range: Range, container: HTMLElement | null): number[] {
  const indexes = defaultRangeExtractor(range);
  const focused = Number(
    container?.querySelector<HTMLElement>('[data-index]:focus-within')?.dataset['index'] ?? -1,
  );
  if (focused < 0 || focused >= range.count || indexes.includes(focused)) return indexes;
  return [...indexes, focused].toSorted((one, other) => one - other);
}

/** How far the rows are from the top of the page, which changes with what is above them. */
function useTop(container: HTMLElement | null): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (!container) return undefined;
    const measure = () =>
      setTop(Math.round(container.getBoundingClientRect().top + window.scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [container]);
  return top;
}
