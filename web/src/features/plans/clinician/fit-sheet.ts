import { clinicianMessages } from './clinician.messages.ts';
import type { SheetSection } from './sheet-content.ts';

type Measure = {
  /** Lines of a text in one column. */
  readonly countLines: (text: string) => number;
  /** Lines of both columns. */
  readonly capacity: number;
};

/** Lines of a title with the space above. */
export const TITLE_LINES = 2;

type Fitting = { readonly section: SheetSection; readonly visibleCount: number };

const { more: moreText } = clinicianMessages.fitSheet;

const shownItems = ({ section: { items }, visibleCount }: Fitting): string[] =>
  visibleCount < items.length
    ? [...items.slice(0, visibleCount), moreText(items.length - visibleCount)]
    : [...items];

/** Cuts only lists that allow it, from the last section back, and counts the omitted items. */
export function fitSheet(
  sections: readonly SheetSection[],
  { countLines, capacity }: Measure,
): SheetSection[] {
  const fitted = sections.map((section) => ({ section, visibleCount: section.items.length }));
  const total = (): number =>
    fitted.reduce(
      (lines, each) =>
        lines + TITLE_LINES + shownItems(each).reduce((sum, item) => sum + countLines(item), 0),
      0,
    );
  for (const each of fitted.toReversed())
    while (
      total() > capacity &&
      each.visibleCount > (each.section.minItems ?? each.section.items.length)
    )
      each.visibleCount -= 1;
  return fitted.map((each) => ({ title: each.section.title, items: shownItems(each) }));
}
