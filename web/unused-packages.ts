import { fileURLToPath } from 'node:url';

const NOTHING = fileURLToPath(new URL('src/shared/nothing.ts', import.meta.url));

/** jsPDF imports these optional packages, which are not installed: PDFs here are text. */
export const unusedPackages = { canvg: NOTHING, dompurify: NOTHING, html2canvas: NOTHING };
