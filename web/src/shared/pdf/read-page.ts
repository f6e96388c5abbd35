import * as buttonStyles from '../../design/actions/button.module.css';
import * as chartStyles from '../../design/charts/chart.module.css';
import * as badgeStyles from '../../design/evidence/source-badge.module.css';
import * as textStyles from '../../design/text.module.css';
import type { DocumentSection, HeadingLevel } from './pdf-document.ts';
import { giveWay } from '../lazy/give-way.ts';
import { pdfMessages } from './pdf.messages.ts';

const CHART_FIGURE = `.${chartStyles.figure}`;
const CHART_TABLE = `.${chartStyles.table}`;
const CHROME = `.${chartStyles.legend}, ${CHART_TABLE} > summary, ${CHART_FIGURE} caption`;
const OF_PRESS = `:is(summary, [aria-haspopup]) .${textStyles.visuallyHidden}`;
const LEFT_OUT = `${CHROME}, ${OF_PRESS}, .${buttonStyles.root}, input, select, textarea, nav, [role="tablist"], [role="progressbar"], [aria-hidden="true"], [data-off-paper], script, style`;
const BADGE = `button.${badgeStyles.root}`;
const ONLY_BADGES = /^(?:\[[^\]]+\] ?)+$/;
const CHART = `svg.${chartStyles.drawing}`;
const HEADINGS = new Set(['H1', 'H2', 'H3', 'H4', 'H5', 'H6']);
const CELLS = new Set(['TD', 'TH']);
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

const TURN_MS = 12;

export async function readPage(
  root: Element,
  { signal, leftOut = '' }: { signal: AbortSignal; leftOut?: string },
): Promise<DocumentSection[]> {
  const exclusions = leftOut === '' ? LEFT_OUT : `${LEFT_OUT}, ${leftOut}`;
  const sections: { title: string; level?: HeadingLevel; lines: string[]; charts?: Element[] }[] =
    [];
  let line: string[] = [];

  function endLine(): void {
    const text = tidy(line.join(''));
    line = [];
    if (text === '') return;
    if (sections.length === 0) sections.push({ title: '', lines: [] });
    const lines = sections.at(-1)?.lines ?? [];
    const before = lines.at(-1);
    if (before !== undefined && ONLY_BADGES.test(text))
      lines[lines.length - 1] = `${before} ${text}`;
    else lines.push(text);
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

  function* readElement(element: Element): Generator<void> {
    if (element.matches(exclusions)) return;
    const isPanel = element.getAttribute('role') === 'tabpanel';
    const { display } = getComputedStyle(element);
    if (!isPanel && display === 'none') return;
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
      const face = element.querySelector(`:scope > i, :scope > b:only-child`);
      line.push(` [${face?.getAttribute('data-cara') ?? ''}]`);
      return;
    }
    const edge = findEdge(element, display);
    if (edge === undefined) {
      endLine();
      yield;
    } else line.push(edge);
    for (const node of element.childNodes) {
      if (node instanceof Text) line.push(edgeAfterFigure(line, node.data), node.data);
      else if (node instanceof Element) yield* readElement(node);
    }
    const address = element.getAttribute('href') ?? '';
    if (address.startsWith('https://')) line.push(` (${address})`);
    if (edge === undefined) endLine();
    else line.push(edge);
  }

  let turnStart = performance.now();
  for (const _ of readElement(root)) {
    if (performance.now() - turnStart < TURN_MS) continue;
    await giveWay();
    signal.throwIfAborted();
    turnStart = performance.now();
  }
  endLine();
  return sections;
}

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
const MOST_ROWS = 40;
const ROWS_OF_A_LINE = 7;

type Row = { name: string; cells: string[] };

function readRows(body: Element): string[] {
  const runs: { first: string; last: string; rows: Row[] }[] = [];
  for (const row of body.children) {
    const [name = '', ...cells] = Array.from(row.children, plainText);
    const run = runs.at(-1);
    if (run?.rows[0]?.cells.join() === cells.join()) {
      run.last = name;
      run.rows.push({ name, cells });
    } else runs.push({ first: name, last: name, rows: [{ name, cells }] });
  }
  const rows = runs.flatMap((run) =>
    run.rows.length < EQUAL_ROWS
      ? run.rows
      : [{ name: pdfMessages.range(run.first, run.last), cells: run.rows[0]?.cells ?? [] }],
  );
  if (rows.length <= MOST_ROWS) return rows.map(({ name, cells }) => [name, ...cells].join(' · '));
  const texts = rows.map(({ name, cells }) => `${name}: ${cells.join(', ')}`);
  return Array.from({ length: Math.ceil(texts.length / ROWS_OF_A_LINE) }, (_, at) =>
    texts.slice(at * ROWS_OF_A_LINE, (at + 1) * ROWS_OF_A_LINE).join('; '),
  );
}

function findEdge({ tagName }: Element, display: string): string | undefined {
  if (!INLINE.has(tagName)) return undefined;
  if (CELLS.has(tagName)) return ' · ';
  return display === 'inline' ? '' : ' ';
}

const edgeAfterFigure = (line: readonly string[], text: string): string =>
  /\d$/.test(line.findLast((part) => part !== '') ?? '') && /^\p{L}/u.test(text) ? ' ' : '';

const tidy = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?: ·)+(?= ·)/g, '')
    .replaceAll(/ (?=[.,;:](?: |$))/g, '')
    .replaceAll(/^[ ·]+|[ ·]+$/g, '');

function plainText(element: Element): string {
  if (element.childElementCount === 0) return tidy(element.textContent ?? '');
  const copy = element.cloneNode(true);
  if (copy instanceof Element)
    for (const each of copy.querySelectorAll(`${LEFT_OUT}, ${BADGE}, svg`)) each.remove();
  return tidy(copy.textContent ?? '');
}

const findName = (panel: Element): string =>
  document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.textContent?.trim() ?? '';

const LATEST_MS = 60_000;
const LOOK_MS = 25;

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
