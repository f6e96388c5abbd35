import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  findRetiredWords,
  measureNames,
  readNames,
  readRetiredWords,
  readTermsWithPreposition,
} from '../support/words.mjs';

const TABLE = `# Words

| plan | plan | everything |
| sign in, register | ingresar | |

## Retired words
Some words.

| Retired | Say | In comments | Allowed |
|---|---|---|---|
| grave, graves | tombstone | too | |
| take turn | lock the user | | \`takeTurnOver\` |
| \`Parts\` | Dependencies | | |
`;
const retired = readRetiredWords(TABLE);

const findProblems = (file: string, source: string) =>
  findRetiredWords([readNames(file, source)], retired);

test.each([
  {
    where: 'a value',
    file: 'a.ts',
    source: 'export const oldGraves = 1;',
    message: '"graves" in oldGraves; say tombstone',
  },
  {
    where: 'a type',
    file: 'a.ts',
    source: 'export type Grave = { id: string };',
    message: '"grave" in Grave',
  },
  {
    where: 'a property',
    file: 'a.ts',
    source: 'export const a = { grave_at: 1 };',
    message: '"grave" in grave_at',
  },
  {
    where: 'a component',
    file: 'a.tsx',
    source: 'export const a = <GraveRow />;',
    message: '"grave" in GraveRow',
  },
  { where: 'a file', file: 'a/grave-rows.ts', source: '', message: '"grave" in grave-rows.ts' },
  {
    where: 'a comment',
    file: 'a.ts',
    source: '// The grave of a record.\n',
    message: '"grave" in a comment',
  },
  {
    where: 'two words',
    file: 'a.ts',
    source: 'export function takeTurn() {}',
    message: '"take turn" in takeTurn',
  },
  {
    where: 'a whole name',
    file: 'a.ts',
    source: 'type Parts = 1;',
    message: '"Parts" in Parts; say Dependencies',
  },
])('a retired word in $where is reported with its replacement', ({ file, source, message }) => {
  expect(findProblems(file, source).join()).toContain(message);
});

test.each([
  { what: 'a part of another word', source: 'export const engraved = 1;' },
  { what: 'a text that people read', source: "export const text = 'Es una interacción grave.';" },
  { what: 'an exception of the table', source: 'export const takeTurnOver = 1;' },
  {
    what: 'a comment where only names are looked at',
    source: '// They take turns and take turn by turn.\n',
  },
  { what: 'a part of a name that is retired whole', source: 'export const FormParts = 1;' },
])('$what is not a retired word', ({ source }) => {
  expect(findProblems('a.ts', source)).toEqual([]);
});

test('idioms and trailing prepositions count only in shipped code', () => {
  const source =
    'const kept = 1;\nexport const rowOf = () => kept;\nexport function useSignIn() {}';
  const files = ['a.ts', 'a.test.ts'].map((file) => readNames(file, source));
  expect(measureNames(files, readTermsWithPreposition(TABLE))).toEqual({
    idiomsPerThousandLines: (1000 * 2) / 3,
    prepositions: ['a.ts rowOf'],
  });
});

test('the glossary retires words', () => {
  const glossary = readFileSync(join(import.meta.dirname, '../../docs/words.md'), 'utf8');
  expect(readRetiredWords(glossary).map(({ term }) => term)).toContain('grave');
});
