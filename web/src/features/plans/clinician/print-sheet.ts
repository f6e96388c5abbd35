import { fitSheet } from './fit-sheet.ts';
import type { SheetSection } from './sheet-content.ts';

/** The printed page has the size of the PDF; what the browser's font takes is estimated, and rather too much. */
const LETTERS_OF_A_LINE = 58;
const LINES_OF_THE_PAGE = 138;

const countLines = (text: string): number => Math.ceil(text.length / LETTERS_OF_A_LINE);

/** What fits in one printed A4 page. */
export const fitForPrint = (sections: readonly SheetSection[]): SheetSection[] =>
  fitSheet(sections, { countLines, capacity: LINES_OF_THE_PAGE });
