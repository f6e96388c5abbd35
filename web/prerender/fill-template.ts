import type { PageAssets } from './page-assets.ts';

export type PageParts = {
  /** The address whose markup this is; the shell has none. */
  path: string;
  html: string;
  title: string;
  description?: string | undefined;
  assets: PageAssets;
};

const HEAD = '<!--page-head-->';
const ROOT = /<div id="root">.*?<\/div>/s;

/** One document from the template of the build. Nothing inline: the content policy would refuse it. */
export function fillTemplate(
  template: string,
  { path, html, title, description, assets }: PageParts,
): string {
  if (!template.includes(HEAD) || !ROOT.test(template))
    throw new Error('the template lost one of its two places');
  const inline = /<script|<style|\sstyle="|\son[a-z]+="/.exec(html);
  if (inline)
    throw new Error(`${path || 'the shell'} has "${inline[0]}", which the content policy refuses`);
  const head = [
    ...(description ? [`<meta name="description" content="${escaped(description)}">`] : []),
    ...assets.styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...assets.scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
  return template
    .replace(/<title>.*?<\/title>/s, () => `<title>${escaped(title)}</title>`)
    .replace(HEAD, () => head.join('\n    '))
    .replace(ROOT, () => `<div id="root" data-page="${escaped(path)}">${html}</div>`);
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
