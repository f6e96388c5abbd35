import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildFilter, filterSpelling } from '../src/features/identity/passwords/password-filter.ts';

const MOST = 640_000;
const SHORTEST = 6;
const FILE = new URL('../src/features/identity/passwords/breached-passwords.bin', import.meta.url);

const { positionals } = parseArgs({ allowPositionals: true });
if (positionals.length === 0) throw new Error('Name the lists: see breached-passwords.md.');
const spellings = new Set<string>();
for (const path of positionals) {
  for (const line of readFileSync(path, 'utf8').split(/\r?\n/)) {
    const spelling = filterSpelling(line);
    if (spelling.length >= SHORTEST && spellings.size < MOST) spellings.add(spelling);
  }
}
const filter = buildFilter(spellings);
writeFileSync(FILE, filter);
process.stdout.write(`${spellings.size} passwords, ${filter.length} bytes\n`);
