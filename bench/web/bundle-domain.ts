import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { CATALOGUES } from '../../web/plan-worker.ts';

const WEB = join(import.meta.dirname, '../../web');
const ENTRY = 'virtual:domain-of-the-browser';
/** Worker files; the worker has its own copy of the domain, except for the tables. */
const IN_WORKER = /^src\/features\/plans\/workers\/(?!ask-)/;

export async function bundleDomain(): Promise<{ page: string; worker: string }> {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: WEB }).filter(
    (file) => !/\.(test|fixture)\.tsx?$/.test(file),
  );
  return {
    page: await bundleImports(files.filter((file) => !IN_WORKER.test(file))),
    worker: await bundleImports(
      files.filter((file) => IN_WORKER.test(file)),
      CATALOGUES,
    ),
  };
}

function findDomainImports(files: readonly string[]): string[] {
  const imports = new Set<string>();
  for (const file of files)
    for (const [, names = '', path = ''] of readFileSync(join(WEB, file), 'utf8').matchAll(
      /import (?!type\b)\{([^}]*)\} from '(@forja\/domain\/[^']+)'/g,
    ))
      for (const name of names.split(',').map((one) => one.trim().replace(/ as .+$/, '')))
        if (name !== '' && !name.startsWith('type ')) imports.add(`${name} from '${path}'`);
  return [...imports].toSorted();
}

async function bundleImports(files: readonly string[], external?: RegExp): Promise<string> {
  const exported = findDomainImports(files).map((one, at) => {
    const [name, from] = one.split(' from ');
    return `export { ${name} as taken${at} } from ${from};`;
  });
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: WEB,
    plugins: [
      {
        name: 'domain-of-the-browser',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? exported.join('\n') : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        ...(external && { external }),
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .map((chunk) => ('code' in chunk ? chunk.code : ''))
    .join('');
}
