import { parseSync } from 'oxc-parser';

const READ_ATTRIBUTES = new Set(['aria-label', 'title', 'placeholder', 'alt', 'label']);
const LETTER = /\p{L}/u;

/** The texts that people read and that are written in a component, in the order of the file. */
export function findTexts(file, source) {
  const texts = [];
  const visit = (node) => {
    if (typeof node !== 'object' || node === null) return;
    if (node.type === 'JSXText') texts.push(node.value);
    if (node.type === 'JSXAttribute' && READ_ATTRIBUTES.has(node.name.name))
      texts.push(...getStrings(node.value));
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(file, source).program);
  return texts.filter((text) => LETTER.test(text)).map((text) => text.trim().replace(/\s+/g, ' '));
}

/** The value of an attribute: quoted, in braces, or the fixed parts of a template. */
function getStrings(value) {
  if (value?.type === 'JSXExpressionContainer') return getStrings(value.expression);
  if (value?.type === 'TemplateLiteral') return value.quasis.map((quasi) => quasi.value.cooked);
  return value?.type === 'Literal' && typeof value.value === 'string' ? [value.value] : [];
}
