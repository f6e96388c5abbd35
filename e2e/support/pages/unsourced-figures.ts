import type { Page } from '@playwright/test';

/** Elements with the person's own figures, counts or names. */
const EXCLUDED = [
  'h1',
  '.plan-view_header', // age, weight and date
  '.plan-view_pager', // "Semana 2 de 12"
  '.source-sheet_root',
  '.action-bar_bar',
  'nav',
  'caption',
  'label', // options
  '.source-badge_root',
  'summary h2', // folded cards
  'summary .text_secondary', // counts
  '#fuentes', // sources, and the engine version
  '.generate-plan_aside .card_header', // repeated answers
  '.text_visuallyHidden', // repeated figures
] as const;

/** Figures of a table or chart, and the note with their sources. */
const NOTES = [
  ['.plan-view_exercises', '.plan-view_reasons'],
  ['.plan-view_meal', '.card_header'],
  ['.chart_figure', '.card_header'],
  ['.plan-view_body', '.card_header'],
  ["[data-figures='points'] > summary", 'summary'],
  ["[data-figures='progression']", '.card_header'],
  ["[data-figures='volume']", '.card_header'],
  ["[data-figures='check-up']", '.plan-view_whenEach'],
  ["[data-figures='lower-risk']", 'h3'],
  ["[data-figures='listed']", '.plan-view_listSources'],
  ["[data-figures='session']", '.plan-view_reasons'],
  ["[data-figures='meals']", '.plan-view_mealSource'],
] as const;

/** Figures without a source or a stated rule, each with its text. A source in the own cell, row, item or sentence counts. */
export async function findUnsourcedFigures(page: Page, root = 'main'): Promise<string[]> {
  return page.evaluate(
    ({ root: rootSelector, excluded, notes }) => {
      const PIECE =
        'li, tr, dd, p, summary, h2, h3, h4, .card_statCell, .card_header, .plan-view_entry, .alert_root';
      const SOURCE_BADGE = 'button.source-badge_root, a.source-badge_root';
      /** Phrases that state the rule or the person's choice. */
      const STATED = /regla de forja|criterio experto|elegiste/i;
      const unsourced: string[] = [];
      const texts = document.createTreeWalker(
        document.querySelector(rootSelector) ?? document.body,
        NodeFilter.SHOW_TEXT,
      );
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const element = node.parentElement;
        const text = node.textContent ?? '';
        if (!element || !/\d/.test(text) || !element.checkVisibility() || element.closest(excluded))
          continue;
        const noteRule = notes.find(([figures]) => element.closest(figures));
        if (noteRule) {
          const [figures, note] = noteRule;
          const notes =
            element.closest(figures)?.querySelector(note) ??
            element.closest('.card_root')?.querySelector(note);
          if (notes?.querySelector(SOURCE_BADGE)) continue;
        }
        let piece = element.closest(PIECE);
        let isExplained = false;
        // an item's source also covers its sentences
        for (; piece && !isExplained; piece = piece.parentElement?.closest(PIECE) ?? null)
          isExplained =
            piece.querySelector(SOURCE_BADGE) !== null || STATED.test(piece.textContent);
        if (!isExplained)
          unsourced.push(
            `${element.closest('section, .card_root')?.querySelector('h2')?.textContent ?? ''}: ${(element.closest(PIECE) ?? element).textContent}`,
          );
      }
      return [...new Set(unsourced)];
    },
    { root, excluded: EXCLUDED.join(','), notes: NOTES },
  );
}
