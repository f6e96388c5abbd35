import {
  defaultRangeExtractor,
  type Range,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { useLayoutEffect, useState } from 'react';

/**
 * A slot is a rendered row: its index in the whole list and the height of the unrendered rows
 * before it. A loading row takes `height`, because measured empty it would move the page.
 */
export type RowSlot = { index: number; gap: number; height: number };

export type VirtualRows = {
  total: number;
  slots: readonly RowSlot[];
  /** The height of the unrendered rows after the last one. */
  after: number;
  container: (element: HTMLElement | null) => void;
  /** The `ref` of each row, which needs its index in `data-index`. */
  measure: (row: HTMLElement | null) => void;
  first: number;
  last: number;
};

/** Extra rows, so that the keyboard and a fast scroll find the next ones ready. */
const OVERSCAN = 12;

/** Measured heights per list, which restore the scroll position on return. */
const measuredRows = new Map<string, VirtualItem[]>();

type VirtualRowsOptions = { listName: string; total: number; rowHeight: number };

/** Renders the rows near the screen and the focused one. */
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
    // A measured row adjusts the scroll: a smooth scroll would interrupt the current one.
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

/** Unmounting a focused row would lose the focus. */
function addFocused(range: Range, container: HTMLElement | null): number[] {
  const indexes = defaultRangeExtractor(range);
  const focused = Number(
    container?.querySelector<HTMLElement>('[data-index]:focus-within')?.dataset['index'] ?? -1,
  );
  if (focused < 0 || focused >= range.count || indexes.includes(focused)) return indexes;
  return [...indexes, focused].toSorted((one, other) => one - other);
}

/** The rows' offset, which changes with the content above them. */
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
