import { createHash } from 'node:crypto';
import { escapeHtml } from './head/escape-html.ts';
import type { RenderedPage } from './render-site.tsx';

const HEAD = '<!--page-head-->';
const BODY = '<!--page-body-->';
const END = '<!--page-end-->';
/** The app's scripts and styles in the template, which site documents replace. */
const APP_ELEMENTS =
  /\s*<(?:script type="module"[^>]*><\/script|link rel="(?:modulepreload|stylesheet)"[^>]*)>/g;
const ISLAND = /data-island="([\w-]+)"/g;

export type IslandFiles = { code: string; imports: string[]; styles: string[] };

type SiteDocumentParts = {
  page: RenderedPage;
  description: readonly string[];
  styles: string;
  headScript: string;
  scriptFile: string;
  findIsland: (name: string) => IslandFiles;
};

export function writeSiteDocument(
  template: string,
  { page, description, styles, headScript, scriptFile, findIsland }: SiteDocumentParts,
): string {
  const document = fillDocument(
    template.replaceAll(APP_ELEMENTS, '').replace('<html ', '<html data-document="site" '),
    {
      page: {
        ...page,
        html: page.html.replaceAll(ISLAND, (_, name: string) =>
          describeIsland(name, findIsland(name)),
        ),
      },
      head: [...description, `<style>${styles}</style>`],
      headScript,
    },
  );
  // The script comes last, with low priority, so that it does not delay the first paint.
  return document.replace(
    '</body>',
    `  <script type="module" fetchpriority="low" src="/${scriptFile}"></script>\n  </body>`,
  );
}

export const writeAppDocument = (
  template: string,
  { page, styles, headScript }: { page: RenderedPage; styles: string; headScript: string },
): string => fillDocument(template, { page, head: [`<style>${styles}</style>`], headScript });

function fillDocument(
  template: string,
  {
    page: { title, html, end, calm },
    head,
    headScript,
  }: { page: RenderedPage; head: readonly string[]; headScript: string },
): string {
  for (const place of [HEAD, BODY, END])
    if (!template.includes(place)) throw new Error(`the template has no ${place}`);
  const inline = /<script|<style|\sstyle="|\son[a-z]+="/.exec(html + end);
  if (inline) throw new Error(`${title} has "${inline[0]}", which the content policy refuses`);
  return template
    .replace(/<title>.*?<\/title>/s, () => `<title>${escapeHtml(title)}</title>`)
    .replace(HEAD, () => [`<script>${headScript}</script>`, ...head].join('\n    '))
    .replace('<body>', calm ? `<body data-calm="${calm}">` : '<body>')
    .replace(BODY, () => html)
    .replace(END, () => end);
}

const describeIsland = (name: string, { code, imports, styles }: IslandFiles): string =>
  [
    `data-island="${name}"`,
    `data-code="/${code}"`,
    `data-preload="${imports.map((file) => `/${file}`).join(' ')}"`,
    `data-styles="${styles.map((file) => `/${file}`).join(' ')}"`,
  ].join(' ');

export const hashInline = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;
