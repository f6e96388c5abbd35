import { fitSheet } from './fit-sheet.ts';
import type { SheetSection } from './sheet-content.ts';

/** Conservative estimates, because the browser's font is unknown. */
const LETTERS_OF_A_LINE = 58;
const LINES_OF_THE_PAGE = 138;

const countLines = (text: string): number => Math.ceil(text.length / LETTERS_OF_A_LINE);

export const fitForPrint = (sections: readonly SheetSection[]): SheetSection[] =>
  fitSheet(sections, { countLines, capacity: LINES_OF_THE_PAGE });
