import { parseSync } from 'oxc-parser';

export const VALUE = '□';

const LETTERS = /\p{L}{2}/u;
const READ_BY_PEOPLE = /[ÁÉÍÓÚÜÑáéíóúüñ¿¡]|\p{L},? \p{L}|^\p{Lu}\p{Ll}+$/u;
const ENGLISH =
  /(?:^|[ (])(?:the|of|and|to|for|with|is|are|was|by|from|not|an|at|has|its|which|must|needs)(?=[ .,:;)]|$)/iu;
const ADDRESS = /[\w-]+="[^"]*"|https?:\/\/\S+|\S+@\S+\.\S+|<[^>]*>|\{[^}]*\}/gu;
const CODE =
  /[a-z]_[a-zA-Z]|[{;]\s*[\w-]+:|\p{Ll}\(\p{Ll}|\p{Ll}\p{Lu}\p{Ll}*(?:[ ,)]|$)|^[a-z\d]+(?:[_-][a-z\d]+)+$|^[\d)□ ]* ?[*/+]|^[a-z]+$/u;
const OTHER_LANGUAGE = new Set(['authors', 'journal', 'publisher', 'summary', 'className']);
const SOURCES = /\/sources[\w-]*\.data\.ts$/;

export function findSpanishTexts(file, source) {
  const texts = [];
  const findLine = countLines(source);
  const { program } = parseSync(file.replace(/webmanifest$/, 'js'), source);
  visit(program, undefined, (node, raw, name) => {
    const text = raw.replace(ADDRESS, VALUE).replace(/\s*\n\s*/gu, ' ');
    if (!CODE.test(raw) && isSpanish(text, file) && !isOtherLanguage(name, file))
      texts.push({ line: findLine(node.start), text });
  });
  return texts;
}

const isSpanish = (text, file) =>
  LETTERS.test(text) &&
  (file.endsWith('.messages.ts') || (READ_BY_PEOPLE.test(text) && !ENGLISH.test(text)));

const isOtherLanguage = (name, file) =>
  OTHER_LANGUAGE.has(name) || (name === 'title' && SOURCES.test(file));

function visit(node, name, report) {
  if (Array.isArray(node)) for (const each of node) visit(each, name, report);
  if (typeof node?.type !== 'string' || isForDevelopers(node)) return;
  if (node.type === 'JSXText' || (node.type === 'Literal' && typeof node.value === 'string'))
    report(node, node.value, name);
  if (node.type === 'TemplateLiteral')
    report(node, node.quasis.map(({ value }) => value.cooked).join(VALUE), name);
  const inside = getName(node) ?? name;
  for (const key in node) if (key !== 'key' || node.computed) visit(node[key], inside, report);
}

function getName(node) {
  if (node.type === 'JSXAttribute') return node.name.name;
  if (node.type === 'Property') return node.key.name ?? node.key.value;
  return undefined;
}

const FOR_DEVELOPERS = new Set([
  'ImportDeclaration',
  'ImportExpression',
  'ThrowStatement',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'TSTypeAnnotation',
  'TSTypeParameterInstantiation',
]);

const NOT_READ_CALLS = new Set(['describe', 'endsWith', 'startsWith']);

const isForDevelopers = ({ type, callee }) =>
  FOR_DEVELOPERS.has(type) ||
  (type === 'NewExpression' && callee.name?.endsWith('Error')) ||
  (type === 'CallExpression' &&
    (callee.name === 'logToConsole' || NOT_READ_CALLS.has(callee.property?.name)));

function countLines(source) {
  const ends = [...source.matchAll(/\n/g)].map(({ index }) => index);
  return (offset) => ends.filter((end) => end < offset).length + 1;
}
