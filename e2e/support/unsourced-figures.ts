import type { Page } from '@playwright/test';

/** What the person said, and what only counts or names: no figure of ours. */
const NOT_OURS = [
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

/** Figures of a table or a drawing, and the note that carries the stamps of all of them. */
const EXPLAINED_IN = [
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
 * Printed figures of the page that neither open their source nor say whose rule they are: each with what is around it.
 * A figure is explained by a stamp in its own cell, row, item or sentence.
 */
export async function unsourcedFigures(page: Page, root = 'main'): Promise<string[]> {
  return page.evaluate(
    ({ root: from, notOurs, explainedIn }) => {
      const PIECE = 'li, tr, dd, p, summary, h2, h3, h4, .cas, .fi-cab, .plan-entrada, .aviso';
      const STAMP = 'button.sello, a.sello, .regla-propia, .etq';
      /** Said in the sentence itself: whose rule it is, or that the person chose it. */
      const SAID = /regla de forja|criterio experto|elegiste/i;
      const found: string[] = [];
      const texts = document.createTreeWalker(document.querySelector(from) ?? document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const element = node.parentElement;
        const text = node.textContent ?? '';
        if (!element || !/\d/.test(text) || !element.checkVisibility() || element.closest(notOurs)) continue;
        const elsewhere = explainedIn.find(([figures]) => element.closest(figures));
        if (elsewhere) {
          const [figures, note] = elsewhere;
          const notes = element.closest(figures)?.querySelector(note) ?? element.closest('.ficha')?.querySelector(note);
          if (notes?.querySelector(STAMP)) continue;
        }
        let piece = element.closest(PIECE);
        let explained = false;
        // a sentence inside an item is explained by the stamp of the item
        for (; piece && !explained; piece = piece.parentElement?.closest(PIECE) ?? null)
          explained = piece.querySelector(STAMP) !== null || SAID.test(piece.textContent);
        if (!explained)
          found.push(
            `${element.closest('section, .ficha')?.querySelector('h2')?.textContent ?? ''}: ${(element.closest(PIECE) ?? element).textContent}`,
          );
      }
      return [...new Set(found)];
    },
    { root, notOurs: NOT_OURS.join(','), explainedIn: EXPLAINED_IN },
  );
}
