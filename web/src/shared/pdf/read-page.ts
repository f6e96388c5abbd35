import * as buttonStyles from '../../design/actions/button.module.css';
import * as chartStyles from '../../design/charts/chart.module.css';
import * as badgeStyles from '../../design/evidence/source-badge.module.css';
import type { DocumentSection, HeadingLevel } from './pdf-document.ts';
import { pdfMessages } from './pdf.messages.ts';

/** What is pressed, drawn or moves says nothing on paper. */
const CHART_FIGURE = `.${chartStyles.figure}`;
const CHART_TABLE = `.${chartStyles.table}`;
const CHROME = `.${chartStyles.legend}, ${CHART_TABLE} > summary, ${CHART_FIGURE} caption`;
const LEFT_OUT = `${CHROME}, .${buttonStyles.root}, input, select, textarea, nav, [role="tablist"], [role="progressbar"], [aria-hidden="true"], [data-off-paper], script, style`;
/** The number of a source beside a figure, which its list has. */
const BADGE = `button.${badgeStyles.root}`;
const CHART = `svg.${chartStyles.drawing}`;
const HEADINGS = new Set(['H1', 'H2', 'H3', 'H4', 'H5', 'H6']);
const CELLS = new Set(['TD', 'TH']);
/** Their text stands in the line of what is around them. */
const INLINE = new Set([
  'A',
  'ABBR',
  'B',
  'BUTTON',
  'CITE',
  'CODE',
  'DATA',
  'DD',
  'DEL',
  'DT',
  'EM',
  'I',
  'INS',
  'LABEL',
  'MARK',
  'OUTPUT',
  'S',
  'SMALL',
  'SPAN',
  'STRONG',
  'SUB',
  'SUP',
  'TD',
  'TH',
  'TIME',
  'U',
]);

/** The titles and lines of a page in reading order: every text of a block is a line. */
export function readPage(root: Element, leftOut = ''): DocumentSection[] {
  const sections: { title: string; level?: HeadingLevel; lines: string[]; charts?: Element[] }[] =
    [];
  let line: string[] = [];

  function endLine(): void {
    const text = tidy(line.join(''));
    line = [];
    if (text === '') return;
    if (sections.length === 0) sections.push({ title: '', lines: [] });
    sections.at(-1)?.lines.push(text);
  }

  function startSection(title: string, level: HeadingLevel): void {
    endLine();
    const last = sections.at(-1);
    if (title !== '' && (last?.title !== title || last.lines.length > 0))
      sections.push({ title, level, lines: [] });
  }

  function addChart(chart: Element): void {
    endLine();
    const copy = chart.cloneNode(true);
    if (sections.length === 0) sections.push({ title: '', lines: [] });
    const section = sections.at(-1);
    if (section && copy instanceof Element) (section.charts ??= []).push(copy);
  }

  function readElement(element: Element): void {
    if (element.matches(leftOut === '' ? LEFT_OUT : `${LEFT_OUT}, ${leftOut}`)) return;
    const isPanel = element.getAttribute('role') === 'tabpanel';
    if (!isPanel && getComputedStyle(element).display === 'none') return;
    if (isPanel) startSection(findName(element), 1);
    if (HEADINGS.has(element.tagName)) {
      startSection(
        plainText(element),
        element.tagName === 'H1' || element.tagName === 'H2' ? 2 : 3,
      );
      return;
    }
    if (element.matches(`${CHART_FIGURE} > figcaption`)) {
      startSection(plainText(element), 3);
      return;
    }
    if (element.getAttribute('role') === 'img') {
      if (element.matches(CHART)) addChart(element);
      line.push(readSentence(element));
      return;
    }
    if (element.matches(`${CHART_TABLE} tbody`)) {
      for (const row of readRows(element)) {
        line.push(row);
        endLine();
      }
      return;
    }
    if (element instanceof SVGElement) return;
    if (element.matches(BADGE)) {
      const [number] = /\d+/.exec(element.textContent ?? '') ?? [];
      if (number !== undefined) line.push(` [${number}]`);
      return;
    }
    const edge = findEdge(element);
    if (edge === undefined) endLine();
    else line.push(edge);
    for (const node of element.childNodes) {
      if (node instanceof Text) line.push(edgeAfterFigure(line, node.data), node.data);
      else if (node instanceof Element) readElement(node);
    }
    const address = element.getAttribute('href') ?? '';
    if (address.startsWith('https://')) line.push(` (${address})`);
    if (edge === undefined) endLine();
    else line.push(edge);
  }

  readElement(root);
  endLine();
  return sections;
}

/** What a drawing says, without the title that stands over it. */
function readSentence(drawing: Element): string {
  const sentence =
    drawing.getAttribute('aria-label') ??
    drawing.querySelector(':scope > title')?.textContent ??
    '';
  const title = drawing.closest('figure')?.querySelector('figcaption')?.textContent ?? '';
  return title !== '' && sentence.startsWith(`${title}. `)
    ? sentence.slice(title.length + 2)
    : sentence;
}

const EQUAL_ROWS = 3;

/** The rows of the table of a chart; those that say the same one after the other are one. */
function readRows(body: Element): string[] {
  const runs: { first: string; last: string; figures: string; rows: string[] }[] = [];
  for (const row of body.children) {
    const [name = '', ...cells] = Array.from(row.children, plainText);
    const figures = cells.join(' · ');
    const run = runs.at(-1);
    if (run?.figures === figures) {
      run.last = name;
      run.rows.push(`${name} · ${figures}`);
    } else runs.push({ first: name, last: name, figures, rows: [`${name} · ${figures}`] });
  }
  return runs.flatMap(({ first, last, figures, rows }) =>
    rows.length < EQUAL_ROWS ? rows : [`${pdfMessages.range(first, last)} · ${figures}`],
  );
}

/** What stands between an element and the text of its line; undefined when it has a line of its own. */
function findEdge(element: Element): string | undefined {
  if (!INLINE.has(element.tagName)) return undefined;
  if (CELLS.has(element.tagName)) return ' · ';
  return getComputedStyle(element).display === 'inline' ? '' : ' ';
}

/** The page sets a unit apart from its figure by style: "150" and "min". */
const edgeAfterFigure = (line: readonly string[], text: string): string =>
  /\d$/.test(line.findLast((part) => part !== '') ?? '') && /^\p{L}/u.test(text) ? ' ' : '';

const tidy = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?: ·)+(?= ·)/g, '')
    .replaceAll(/ (?=[.,;:](?: |$))/g, '')
    .replaceAll(/^[ ·]+|[ ·]+$/g, '');

function plainText(element: Element): string {
  const copy = element.cloneNode(true);
  if (copy instanceof Element)
    for (const each of copy.querySelectorAll(`${LEFT_OUT}, ${BADGE}, svg`)) each.remove();
  return tidy(copy.textContent ?? '');
}

const findName = (panel: Element): string =>
  document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.textContent?.trim() ?? '';

const LATEST_MS = 60_000;
const LOOK_MS = 100;

/** Until nothing of the page is on its way. */
export async function waitUntilDrawn(root: Element, signal: AbortSignal): Promise<void> {
  const from = performance.now();
  let quietLooks = 0;
  while (quietLooks < 2) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    signal.throwIfAborted();
    quietLooks = root.querySelector('[aria-busy="true"]') ? 0 : quietLooks + 1;
    if (performance.now() - from > LATEST_MS) throw new Error('the page was not drawn');
  }
}
