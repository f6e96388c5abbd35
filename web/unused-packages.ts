import { fileURLToPath } from 'node:url';

const NOTHING = fileURLToPath(new URL('src/shared/nothing.ts', import.meta.url));

/** jsPDF can draw pages and pictures with these, which are not installed: the sheets here are made of text. */
export const unusedPackages = { canvg: NOTHING, dompurify: NOTHING, html2canvas: NOTHING };
