import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { scopedName } from '../scoped-name.ts';
import { findParts } from '../site-script/script-parts.ts';

const WEB = join(import.meta.dirname, '..');
/** A larger script delays the first paint over a slow connection. */
const MOST_BYTES = 8 * 1024;

export type SiteScript = { file: string; code: string };

export const buildHeadScripts = async (): Promise<{ site: string; app: string }> => ({
  site: await buildScript('head.ts', 'iife', {}),
  app: await buildScript('app-head.ts', 'iife', {}),
});

export function createSiteScripts(): (markup: string) => Promise<SiteScript> {
  const scripts = new Map<string, Promise<SiteScript>>();
  return (markup) => {
    const parts = findParts(markup);
    const key = JSON.stringify(parts);
    const script = scripts.get(key) ?? buildSiteScript(parts);
    scripts.set(key, script);
    return script;
  };
}

async function buildSiteScript(parts: Record<string, boolean>): Promise<SiteScript> {
  const code = await buildScript(
    'site-script.ts',
    'es',
    Object.fromEntries(
      Object.entries(parts).map(([part, isNeeded]) => [`SCRIPT_PARTS.${part}`, `${isNeeded}`]),
    ),
  );
  const bytes = brotliCompressSync(code).length;
  if (bytes > MOST_BYTES)
    throw new Error(`the script with ${JSON.stringify(parts)} has ${bytes} bytes`);
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 7);
  return { file: `assets/site-${hash}.js`, code };
}

async function buildScript(
  entry: string,
  format: 'iife' | 'es',
  define: Record<string, string>,
): Promise<string> {
  const result = await build({
    configFile: false,
    root: WEB,
    logLevel: 'warn',
    publicDir: false,
    define,
    css: { modules: { generateScopedName: scopedName } },
    build: {
      write: false,
      target: 'es2022',
      // The styles would otherwise be inlined into the script.
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: { input: join(WEB, 'site-script', entry), output: { format } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error(`${entry} was not built`);
  const [chunk, another] = output.output.filter(({ type }) => type === 'chunk');
  if (chunk?.type !== 'chunk' || another) throw new Error(`${entry} is not one file`);
  if (chunk.code.includes('</script')) throw new Error(`${entry} contains "</script"`);
  return chunk.code.trim();
}
