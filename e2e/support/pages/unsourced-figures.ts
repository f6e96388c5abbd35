import type { Page } from '@playwright/test';

/** Elements with the person's own figures, counts or names. */
const EXCLUDED = [
  'h1',
  '.plan-cab', // their age and weight, the day it was made
  '.plan-paso', // "Semana 2 de 12"
  '.plan-fuentes', // the list of sources itself
  '.fuente',
  '.zocalo',
  'nav',
  'caption',
  'label', // what can be chosen
  '.sello',
  '.regla-propia',
  '.plan-plegado > summary .sec', // how many there are inside
  '#fuentes .fi-cab', // the version of the engine
  '.gp-vista .fi-cab', // what they told us, again
  '.vh', // said aloud: the same figures again
] as const;

/** Figures of a table or a chart, and the note with the sources of all of them. */
const NOTES = [
  ['.plan-ej', '.plan-porques'],
  ['.plan-comida', '.fi-cab'],
  ['.graf-marco', '.fi-cab'],
  ['.plan-cuerpo', '.fi-cab'],
  ['.plan-instrucciones', '.fi-cab'],
  ['.plan-control', '.fi-cab'],
  ['.plan-bajaria', 'h3'],
  ['.plan-compuesto', 'h3'],
] as const;

/**
 * Figures of the page without a source or a stated rule, each with its surrounding text.
 * A figure is explained by a source in its own cell, row, item or sentence.
 */
export async function findUnsourcedFigures(page: Page, root = 'main'): Promise<string[]> {
  return page.evaluate(
    ({ root: rootSelector, excluded, notes }) => {
      const PIECE = 'li, tr, dd, p, summary, h2, h3, h4, .cas, .fi-cab, .plan-entrada, .aviso';
      const SOURCE_BADGE = 'button.sello, a.sello, .regla-propia, .etq';
      /** The sentence itself states the rule or that the person chose it. */
      const STATED = /regla de forja|criterio experto|elegiste/i;
      const unsourced: string[] = [];
      const texts = document.createTreeWalker(
        document.querySelector(rootSelector) ?? document.body,
        NodeFilter.SHOW_TEXT,
      );
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const element = node.parentElement;
        const text = node.textContent ?? '';
        if (!element || !/\d/.test(text) || !element.checkVisibility() || element.closest(excluded)) continue;
        const noteRule = notes.find(([figures]) => element.closest(figures));
        if (noteRule) {
          const [figures, note] = noteRule;
          const notes = element.closest(figures)?.querySelector(note) ?? element.closest('.ficha')?.querySelector(note);
          if (notes?.querySelector(SOURCE_BADGE)) continue;
        }
        let piece = element.closest(PIECE);
        let isExplained = false;
        // the source of an item also explains a sentence inside it
        for (; piece && !isExplained; piece = piece.parentElement?.closest(PIECE) ?? null)
          isExplained = piece.querySelector(SOURCE_BADGE) !== null || STATED.test(piece.textContent);
        if (!isExplained)
          unsourced.push(
            `${element.closest('section, .ficha')?.querySelector('h2')?.textContent ?? ''}: ${(element.closest(PIECE) ?? element).textContent}`,
          );
      }
      return [...new Set(unsourced)];
    },
    { root, excluded: EXCLUDED.join(','), notes: NOTES },
  );
}
