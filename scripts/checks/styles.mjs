// Style sheets must use tokens for spacing, type and colours, and every class must be declared once, typed and used.
// `--write` regenerates the modules' types.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { scopedName } from '../../web/scoped-name.ts';
import { ROOT } from '../support/root.mjs';
import {
  MODULE_EXTENSION,
  findDeclaredClasses,
  findGlobalClasses,
  findNamedClasses,
  findScopedIds,
  findUsedClasses,
  writeStyleTypes,
} from '../support/style-modules.mjs';
import { findRawValues, findUnnamedAfterHas } from '../support/styles.mjs';

const TOKENS = 'web/src/design/tokens.css';
const BASE = 'web/src/design/base.css';
const FEWEST_FILES = 30;
const isWriting = process.argv.includes('--write');

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'web/src', 'web/site-script'],
  {
    cwd: ROOT,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(ROOT, file)));
const readSource = (file) => readFileSync(join(ROOT, file), 'utf8');
const sheets = files.filter((file) => file.endsWith('.css') && file !== TOKENS);
const modules = new Map(
  sheets.filter((file) => file.endsWith(MODULE_EXTENSION)).map((file) => [file, readSource(file)]),
);

const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
const used = sources.flatMap((file) =>
  findUsedClasses(readSource(file)).map((use) => ({
    ...use,
    module: join(dirname(file), use.path),
  })),
);
const referred = [...modules].flatMap(([file, css]) =>
  findGlobalClasses(css).map((name) => ({ file, name })),
);
const scopedNames = [...modules].flatMap(([file, css]) =>
  findDeclaredClasses(css).map((name) => scopedName(name, file)),
);

const namedInText = execFileSync('git', ['ls-files', 'e2e/**/*.ts'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(ROOT, file)))
  .flatMap((file) => findNamedClasses(readSource(file)).map((name) => ({ file, name })));

const isUsed = (module, name) =>
  namedInText.some((named) => named.name === scopedName(name, module)) ||
  used.some(
    (use) =>
      use.module === module &&
      (use.name === name || (use.start !== undefined && name.startsWith(use.start))),
  );

function checkTypes([file, css]) {
  const types = `${file}.d.ts`;
  if (isWriting) writeFileSync(join(ROOT, types), writeStyleTypes(css));
  const isTrue = existsSync(join(ROOT, types)) && readSource(types) === writeStyleTypes(css);
  return isTrue ? [] : [`${types}: not the types of its module (npm run styles)`];
}

const problems = [
  ...sheets.flatMap((file) => findRawValues(file, readSource(file))),
  ...sheets.flatMap((file) => findUnnamedAfterHas(file, readSource(file))),
  ...(sheets.length < FEWEST_FILES ? [`only ${sheets.length} style sheets were read`] : []),
  ...sheets
    .filter((file) => !modules.has(file) && file !== BASE)
    .map((file) => `${file}: not a module (${basename(file, '.css')}${MODULE_EXTENSION})`),
  ...[...modules].flatMap(checkTypes),
  ...[...modules].flatMap(([file, css]) =>
    findScopedIds(css).map((id) => `${file}: ${id} (use :global(${id}))`),
  ),
  ...[...modules].flatMap(([file, css]) =>
    findDeclaredClasses(css)
      .filter((name) => !isUsed(file, name))
      .map((name) => `${file}: .${name} is not used`),
  ),
  ...[...referred, ...namedInText]
    .filter(({ name }) => !scopedNames.includes(name))
    .map(({ file, name }) => `${file}: no module declares .${name}`),
  ...scopedNames
    .filter((name, index) => scopedNames.indexOf(name) !== index)
    .map((name) => `two modules of one name declare .${name}`),
];
for (const problem of problems) console.error(`  ${problem}`);
console.log(
  `${sheets.length} style sheets, ${scopedNames.length} classes, ${problems.length} problems`,
);
process.exit(problems.length === 0 ? 0 : 1);
