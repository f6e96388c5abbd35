import { join } from 'node:path';
import { build } from 'vite';

const WEB = join(import.meta.dirname, '..');

/** The script that each document carries, in one line. */
export async function buildPageStart(): Promise<string> {
  const result = await build({
    configFile: false,
    root: WEB,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: join(WEB, 'page-start/page-start.ts'),
        formats: ['iife'],
        name: 'pageStart',
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('the start of the page was not built');
  const { code } = output.output[0];
  if (code.includes('</script')) throw new Error('the start of the page would end its own script');
  return code.trim();
}
