// Usage: node scripts/new-collection.mjs <name>. Generates a record collection and its screen in every workspace.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { ROOT } from './support/root.mjs';
import { run } from './support/run.mjs';
import { stopWithMessage } from './support/stop-with-message.mjs';

const USAGE = `node scripts/new-collection.mjs <name> [--one <name>] [--label <texto>] [--labels <texto>] [--path </dirección>]

  <name>     in English, in plural: workouts, body-photos
  --one      in singular: workout, body-photo
  --label    what people call one of them, in Spanish: entrenamiento
  --labels   and several: entrenamientos
  --path     the address of its screen: /entrenamientos
`;
const KEBAB = /^[a-z]+(-[a-z]+)*$/;
const RESERVED =
  /^(?:case|class|default|delete|enum|export|function|import|new|package|return|super|switch|this|type|void)$/;
const PATH = /^\/[a-z]+(-[a-z]+)*$/;
const LABEL = /^[a-záéíóúñü][a-záéíóúñü ]*$/;
const SCREENS = 'web/src/app/screens.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    one: { type: 'string' },
    label: { type: 'string' },
    labels: { type: 'string' },
    path: { type: 'string' },
    help: { type: 'boolean' },
  },
});
const [name, ...others] = positionals;
if (values.help || name === undefined || others.length > 0) stopWithMessage(USAGE);
check('name', name, KEBAB);
if (name === singular(name))
  stopWithMessage(`"${name}" is singular: collection names must be in plural.`);

const prompt = process.stdin.isTTY
  ? createInterface({ input: process.stdin, output: process.stdout })
  : undefined;
const one = check('--one', await answer('one', 'One of them, in English', singular(name)), KEBAB);
if (one === name || RESERVED.test(one))
  stopWithMessage(`"${one}" is not a valid singular of ${name}: choose another with --one.`);
const label = check(
  '--label',
  await answer('label', 'One of them, in Spanish', one.replaceAll('-', ' ')),
  LABEL,
);
const labels = check('--labels', await answer('labels', 'Several, in Spanish', `${label}s`), LABEL);
const path = check(
  '--path',
  await answer('path', 'The address of its screen', `/${slug(labels)}`),
  PATH,
);
prompt?.close();

const words = {
  'file-names': name,
  'file-name': one,
  names: camel(name),
  name: camel(one),
  Names: capital(camel(name)),
  Name: capital(camel(one)),
  NAME: one.replaceAll('-', '_').toUpperCase(),
  label,
  labels,
  Label: capital(label),
  Labels: capital(labels),
  path,
};

const FILES = {
  'contract.ts': `contract/src/${name}.ts`,
  'server-collection.ts': `server/src/features/${name}/${name}.collection.ts`,
  'server-test.ts': `server/src/features/${name}/${name}.test.ts`,
  'web-collection.ts': `web/src/features/${name}/${name}.collection.ts`,
  'messages.ts': `web/src/features/${name}/${name}.messages.ts`,
  'page.tsx': `web/src/features/${name}/${name}-page.tsx`,
  'form.tsx': `web/src/features/${name}/${one}-form.tsx`,
  'list.tsx': `web/src/features/${name}/${one}-list.tsx`,
  'web-test.ts': `web/src/features/${name}/${name}.test.ts`,
  'journey.ts': `e2e/journeys/${name}.spec.ts`,
};

const REGISTRIES = {
  'contract/src/collections.ts': (text) =>
    addImport(
      addToList(text, words.names === name ? name : `'${name}': ${words.names}`),
      `import { ${words.names} } from './${name}.ts';`,
    ),
  'server/src/app/collections.ts': (text) =>
    addImport(
      addToList(text, `${words.names}Collection`),
      `import { ${words.names}Collection } from '../features/${name}/${name}.collection.ts';`,
    ),
  'web/src/app/device-collections.ts': (text) =>
    addImport(
      addToList(text, words.names),
      `import { ${words.names} } from '../features/${name}/${name}.collection.ts';`,
    ),
  [SCREENS]: addScreen,
};

rejectExisting();
// all edits are computed before any is written, so that an unexpected registry leaves no partial change
const changed = Object.entries(REGISTRIES).map(([file, change]) => [
  file,
  change(readSource(file)),
]);
const created = Object.entries(FILES).map(([template, file]) => [
  file,
  fill(readSource(`scripts/new-collection/${template}.txt`)),
]);
for (const [file, text] of [...created, ...changed]) {
  mkdirSync(dirname(join(ROOT, file)), { recursive: true });
  writeFileSync(join(ROOT, file), text);
}
const files = [...created, ...changed].map(([file]) => file);
if ((await run(join(ROOT, 'node_modules/.bin/oxfmt'), files)) !== 0)
  stopWithMessage('oxfmt could not format the new files.');

console.log(`
Created:
${created.map(([file]) => `  ${file}`).join('\n')}
Changed, one line each:
${changed.map(([file]) => `  ${file}`).join('\n')}

Next:
  1. The fields of one: contract/src/${name}.ts, then its form, list and texts in web/src/features/${name}.
     What has rules of its own, or is used by the server too, is a type of domain/src, as the measures have.
  2. Its icon and its places in the menus: its row of ${SCREENS}.
  3. What its schema cannot say: server/src/features/${name}/${name}.collection.ts; without rules, \`{ contract }\` in its registry.
  4. npm run check, and the tests: npx vitest run ${name}
`);

function rejectExisting() {
  const existingFile = [
    ...Object.values(FILES),
    `server/src/features/${name}`,
    `web/src/features/${name}`,
  ].find((file) => existsSync(join(ROOT, file)));
  if (existingFile !== undefined) stopWithMessage(`There is already a ${existingFile}.`);
  const contract = readdirSync(join(ROOT, 'contract/src'), {
    encoding: 'utf8',
    recursive: true,
  }).filter((file) => file.endsWith('.ts'));
  const existingContract = contract.find((file) =>
    readSource(`contract/src/${file}`).match(`'/api/${name}['/]`),
  );
  if (existingContract !== undefined)
    stopWithMessage(`/api/${name} is already an address of contract/src/${existingContract}.`);
  if (new RegExp(`path: '${path}'`).test(readSource(SCREENS)))
    stopWithMessage(`${path} is already a screen: choose another --path.`);
}

function addToList(text, item) {
  const listed = text.replace(
    /(= [[{])([^]+?),?\s*([\]}])(?=;| as const)/,
    (_, open, items, close) => `${open}${items}, ${item} ${close}`,
  );
  if (listed === text)
    stopWithMessage('A registry is no longer a list: update scripts/new-collection.mjs.');
  return listed;
}

function addImport(text, line) {
  return text.replace(/(?:^import .*;\n)+/m, (imports) => `${imports}${line}\n`);
}

function addScreen(text) {
  const orders = [...text.matchAll(/tools: \{ order: (\d+)/g)].map(([, order]) => Number(order));
  const lastGated = text.lastIndexOf("access: 'gated'");
  const end = text.indexOf('\n  },\n', lastGated);
  if (lastGated === -1 || end === -1)
    stopWithMessage(`${SCREENS} has no records screen any more: update this script.`);
  const row = `
  {
    path: '${path}',
    title: '${words.Labels}',
    page: pageInColumn(
      () => import('../features/${name}/${name}-page.tsx'),
      '${words.Names}Page',
    ),
    access: 'gated',
    document: { description: 'Anotá tus ${labels}, con o sin señal.' },
    offline: {},
    menus: { icon: iconClipboardText, tools: { order: ${Math.max(0, ...orders) + 1} } },
  },`;
  const at = end + '\n  },'.length;
  return text.slice(0, at) + row + text.slice(at);
}

function fill(template) {
  return template.replaceAll(
    /\{\{([A-Za-z-]+)\}\}/g,
    (placeholder, word) => words[word] ?? placeholder,
  );
}

async function answer(flag, question, usual) {
  if (values[flag] !== undefined) return values[flag];
  const typed = await prompt?.question(`${question} [${usual}]: `);
  return typed?.trim() || usual;
}

function check(what, text, pattern) {
  if (!pattern.test(text)) stopWithMessage(`"${text}" is not a valid ${what}.\n\n${USAGE}`);
  return text;
}

function readSource(file) {
  return readFileSync(join(ROOT, file), 'utf8');
}
function singular(plural) {
  return plural.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');
}
function camel(kebab) {
  return kebab.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());
}
function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
function slug(text) {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(' ', '-');
}
