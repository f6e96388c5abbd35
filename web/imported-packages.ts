import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = join(import.meta.dirname, 'src');
/** Imports of types alone are not loaded, and an address with a query is a file. */
const IMPORT = /^(?:import|export) (?!type )[^;]*? from '([^'?]+)';|\bimport\('([^'?]+)'\)/gm;

export function importedPackages(): string[] {
  const names = globSync('**/*.{ts,tsx}', { cwd: SOURCE })
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => [...readFileSync(join(SOURCE, file), 'utf8').matchAll(IMPORT)])
    .map(([, still, later]) => still ?? later ?? '')
    .filter((name) => /^@?[a-z]/.test(name) && !/^(?:@forja\/|vitest|virtual:|node:)/.test(name));
  return [...new Set(names)].toSorted();
}
