import { createHash } from 'node:crypto';
import { escapeHtml } from './head/escape-html.ts';
import type { PageAssets } from './page-assets.ts';

export type PageParts = {
  /** The address whose markup this is; the shell has none. */
  path: string;
  html: string;
  /** Parameters of the address that decide whether this is its markup. */
  firstParameters?: readonly string[];
  /** Keys of the storage of the device with which the app draws the page again. */
  drawnAgainWith?: readonly string[];
  title: string;
  /** What the head says of the page. */
  description?: readonly string[] | undefined;
  assets: PageAssets;
  /** The script that runs before the app, the same in every document. */
  startScript: string;
};

const HEAD = '<!--page-head-->';
const ROOT = /<div id="root">.*?<\/div>/s;
/** What the build writes for a page that has nothing of its own: here each document asks for its code after its first paint. */
const ASKED_BY_BUILD =
  /\s*<(?:script type="module"[^>]*><\/script|link rel="(?:modulepreload|stylesheet)"[^>]*)>/g;

/** One document from the template of the build. Nothing inline but the start, whose hash is in the content policy. */
export function fillTemplate(
  template: string,
  {
    path,
    html,
    firstParameters = [],
    drawnAgainWith = [],
    title,
    description = [],
    assets,
    startScript,
  }: PageParts,
): string {
  if (!template.includes(HEAD) || !ROOT.test(template))
    throw new Error('the template lost one of its two places');
  const name = path || 'the shell';
  const inline = /<script|<style|\sstyle="|\son[a-z]+="/.exec(html);
  if (inline) throw new Error(`${name} has "${inline[0]}", which the content policy refuses`);
  const head = [
    ...description,
    ...assets.styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    // Not fetched: the code looks for the link of each of its style sheets before it asks for it.
    ...(assets.joinedStyles ?? []).map(
      (file) => `<link rel="stylesheet" href="/${file}" disabled>`,
    ),
    `<script>${startScript}</script>`,
  ];
  const code = assets.scripts.map((file) => `/${file}`).join(' ');
  const attributes = [
    `data-page="${escapeHtml(path)}"`,
    `data-code="${code}"`,
    ...(firstParameters.length > 0 ? [`data-first-parameters="${firstParameters.join(' ')}"`] : []),
    ...(drawnAgainWith.length > 0 ? [`data-drawn-again-with="${drawnAgainWith.join(' ')}"`] : []),
  ].join(' ');
  return template
    .replaceAll(ASKED_BY_BUILD, '')
    .replace(/<title>.*?<\/title>/s, () => `<title>${escapeHtml(title)}</title>`)
    .replace(HEAD, () => head.join('\n    '))
    .replace(ROOT, () => `<div id="root" ${attributes}>${html}</div>`);
}

/** How the content policy names a script that is written inside a document. */
export const hashScript = (script: string): string =>
  `sha256-${createHash('sha256').update(script).digest('base64')}`;
