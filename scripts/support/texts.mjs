import { parseSync } from 'oxc-parser';

const LETTER = /\p{L}/u;
const CAPITAL_WORD = /^[A-ZÁÉÍÓÚÑ]\p{Ll}/u;
const SPANISH = /[áéíóúüñ¿¡]/iu;
const SENTENCE = /^\s*\p{Lu}\p{Ll}* \p{L}|\p{L}{3,} \p{L}{2,}.*[.:]$/u;
const READ_NAMES = new Set([
  'alt',
  'aria-label',
  'caption',
  'description',
  'hint',
  'label',
  'legend',
  'placeholder',
  'tab',
  'text',
  'title',
  'unit',
]);

export function findTexts(file, source) {
  const texts = [];
  visit(parseSync(file, source).program, {}, (text, name) => {
    if (isText(text, name)) texts.push(text.trim().replace(/\s+/g, ' '));
  });
  return texts;
}

const isText = (text, { isElement, isAttribute, name }) =>
  LETTER.test(text) &&
  (isElement ||
    SPANISH.test(text) ||
    SENTENCE.test(text) ||
    ((isAttribute || READ_NAMES.has(name)) && CAPITAL_WORD.test(text)) ||
    (isAttribute && READ_NAMES.has(name)));

function visit(node, place, report) {
  if (Array.isArray(node)) for (const each of node) visit(each, place, report);
  if (typeof node?.type !== 'string') return;
  if (node.type === 'JSXText') report(node.value, { isElement: true });
  if (node.type === 'Literal' && typeof node.value === 'string') report(node.value, place);
  if (node.type === 'TemplateLiteral')
    for (const { value } of node.quasis) report(value.cooked, place);
  if (isForDevelopers(node)) return;
  const inside = getPlace(node) ?? (KEEPS_PLACE.has(node.type) ? place : {});
  for (const key in node) if (key !== 'key' || node.computed) visit(node[key], inside, report);
}

const KEEPS_PLACE = new Set([
  'JSXExpressionContainer',
  'ConditionalExpression',
  'LogicalExpression',
]);

function getPlace(node) {
  if (node.type === 'JSXAttribute') return { isAttribute: true, name: node.name.name };
  if (node.type === 'Property') return { name: node.key.name ?? node.key.value };
  return undefined;
}

const isForDevelopers = ({ type, callee, source }) =>
  type === 'TSLiteralType' ||
  type === 'ThrowStatement' ||
  (type === 'NewExpression' && callee.name?.endsWith('Error')) ||
  (type === 'CallExpression' && callee.name === 'logToConsole') ||
  (type.startsWith('Import') && source !== undefined);
