import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'vite';
import { scopedName } from '../scoped-name.ts';

const WEB = join(import.meta.dirname, '..');

export type SiteScript = {
  /** Inline in the head of both documents, before the first paint. */
  head: string;
  /** The one file of the documents of the site, named after its content. */
  file: string;
  code: string;
};

/** Built alone, so that it shares no file with the app. */
export async function buildSiteScript(): Promise<SiteScript> {
  const [head, code] = await Promise.all([
    buildOne('head.ts', 'iife'),
    buildOne('site-script.ts', 'es'),
  ]);
  if (head.includes('</script')) throw new Error('the head script would end its own element');
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 7);
  return { head, file: `assets/site-${hash}.js`, code };
}

async function buildOne(entry: string, format: 'iife' | 'es'): Promise<string> {
  const result = await build({
    configFile: false,
    root: WEB,
    logLevel: 'warn',
    publicDir: false,
    // The names alone: the documents have their styles.
    css: { modules: { generateScopedName: scopedName } },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: join(WEB, 'site-script', entry), output: { format } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error(`${entry} was not built`);
  const [chunk, another] = output.output.filter(({ type }) => type === 'chunk');
  if (chunk?.type !== 'chunk' || another) throw new Error(`${entry} is not one file`);
  return chunk.code.trim();
}
