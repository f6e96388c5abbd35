import { basename } from 'node:path';
import { parseSync } from 'oxc-parser';

const IS_TEST = /\.(?:test|spec|fixture)\.tsx?$|^e2e\//;
/** Participles and verbs of speech name an event instead of a thing. */
const IDIOMS = new Set(
  `kept asked said told own wanted found known left given taken made brought sent waiting standing living called written
  read heard seen gone come came done held shown begun meant built felt lost stood paid spent chosen drawn broken kin wish
  ask tell keep say hear look gives takes says tells keeps asks wants knows`.split(/\s+/),
);
const PREPOSITION =
  /[a-z](?:Of|In|With|To|For|From|At|By|On|Into|Before|After|Under|Over|Between|Without|Within|Against|Until|Beside)$/;

const wordsByName = new Map();

export function splitWords(name) {
  let words = wordsByName.get(name);
  if (!words) {
    words = name
      .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
      .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter(Boolean);
    wordsByName.set(name, words);
  }
  return words;
}

export function readTermsWithPreposition(markdown) {
  const rows = markdown
    .split('\n## Retired words\n')[0]
    .split('\n')
    .filter((line) => /^\| [^-]/.test(line));
  const terms = rows.flatMap((row) => row.split('|')[1].trim().split(', '));
  return terms.filter((term) => PREPOSITION.test(toCamelCase(term)));
}

const toCamelCase = (term) => term.replace(/ (\w)/g, (_, letter) => letter.toUpperCase());

/**
 * Rows under "Retired words": words, replacement, whether comments count, exceptions. A word between backticks is a
 * whole name: `Parts` is refused, FormParts is not.
 */
export function readRetiredWords(markdown) {
  const [, section = ''] = markdown.split('\n## Retired words\n');
  const rows = section
    .split('\n')
    .filter((line) => /^\| [^-]/.test(line))
    .slice(1);
  return rows.flatMap((row) => {
    const [, retired = '', instead = '', comments = '', allowed = ''] = row
      .split('|')
      .map((cell) => cell.trim());
    const exceptions = new Set([...allowed.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
    return retired.split(', ').map((cell) => {
      const [term] = cell.match(/[^`]+/);
      return {
        words: splitWords(term),
        term,
        isWholeName: cell.startsWith('`'),
        instead,
        isInComments: comments === 'too',
        exceptions,
      };
    });
  });
}

export function readNames(file, source) {
  const { program, comments } = parseSync(file, source);
  const [names, functions] = [[], []];
  visit(program, (node) => {
    if ((node.type === 'Identifier' || node.type === 'JSXIdentifier') && node.name)
      names.push(node.name);
    const name = functionName(node);
    if (name) functions.push(name);
  });
  return {
    file,
    lines: source.split('\n').length,
    names,
    functions,
    comments: comments.map(({ value }) => value),
  };
}

function visit(node, work) {
  if (Array.isArray(node)) for (const each of node) visit(each, work);
  else if (node !== null && typeof node === 'object') {
    if (node.type) work(node);
    for (const key in node) visit(node[key], work);
  }
}

const isFunction = (node) =>
  node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';

function functionName({ type, id, key, init, value }) {
  if (type === 'FunctionDeclaration') return id?.name;
  if (type === 'VariableDeclarator' && isFunction(init)) return id.name;
  if ((type === 'Property' || type === 'MethodDefinition') && isFunction(value)) return key.name;
  return undefined;
}

export function findRetiredWords(files, retired) {
  return files.flatMap(({ file, names, comments }) => {
    const problems = new Map();
    const all = [...new Set([basename(file), ...names])];
    for (const one of retired) {
      const holders = all.filter(
        (name) =>
          !one.exceptions.has(name) &&
          (one.isWholeName ? name === one.term : includesWords(splitWords(name), one.words)),
      );
      const sentences = one.isInComments
        ? comments.filter((text) => includesWords(splitWords(text), one.words))
        : [];
      for (const place of [...holders, ...sentences.map(() => 'a comment')])
        problems.set(
          `${place} ${one.term}`,
          `${file}: "${one.term}" in ${place}; say ${one.instead}`,
        );
    }
    return [...problems.values()];
  });
}

const includesWords = (all, words) =>
  all.some((_, at) => words.every((word, n) => all[at + n] === word));

export function measureNames(files, termsWithPreposition) {
  const endsInTerm = (name) =>
    termsWithPreposition.some((term) => splitWords(name).join(' ').endsWith(term));
  const shipped = files.filter(({ file }) => !IS_TEST.test(file));
  const lines = shipped.reduce((sum, file) => sum + file.lines, 0);
  const idioms = shipped
    .flatMap(({ names }) => names)
    .filter((name) => IDIOMS.has(name.toLowerCase()));
  const functions = shipped.flatMap((file) => file.functions.map((name) => `${file.file} ${name}`));
  return {
    idiomsPerThousandLines: (1000 * idioms.length) / lines,
    prepositions: [...new Set(functions)].filter(
      (name) => PREPOSITION.test(name) && !endsInTerm(name),
    ),
  };
}
