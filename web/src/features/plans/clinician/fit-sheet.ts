import type { SheetSection } from './sheet-content.ts';

type Measure = {
  /** Lines that a text takes in a column. */
  readonly linesOf: (text: string) => number;
  /** Lines of the whole page, its columns together. */
  readonly capacity: number;
};

/** Title and the air before it. */
export const TITLE_LINES = 2;

type Fitting = { readonly section: SheetSection; readonly shown: number };

const moreText = (left: number): string => `y ${left} más en la app.`;

const shownItems = ({ section: { items }, shown }: Fitting): string[] =>
  shown < items.length ? [...items.slice(0, shown), moreText(items.length - shown)] : [...items];

/** What fits in one page. Only lists that may be cut are, from the last section back, and each says how many are left. */
export function fitSheet(sections: readonly SheetSection[], { linesOf, capacity }: Measure): SheetSection[] {
  const fitted = sections.map((section) => ({ section, shown: section.items.length }));
  const total = (): number =>
    fitted.reduce(
      (lines, each) => lines + TITLE_LINES + shownItems(each).reduce((sum, item) => sum + linesOf(item), 0),
      0,
    );
  for (const each of fitted.toReversed())
    while (total() > capacity && each.shown > (each.section.kept ?? each.section.items.length)) each.shown -= 1;
  return fitted.map((each) => ({ title: each.section.title, items: shownItems(each) }));
}
