const CONDITION = /@(?:media|container|supports)[^{]*\{/g;
const COMMENT = /\/\*[\s\S]*?\*\//g;
const DECLARATION = /(?:^|[{;])\s*([\w-]+)\s*:\s*([^;{}]+)/g;
const IS_SPACING = /^(?:(?:padding|margin)(?:-|$)|(?:row-|column-)?gap$)/;
const IS_TYPE = /^font(?:-size)?$/;
const SPACING =
  /^(?:var\(--[\w-]+\)|env\([\w-]+\)|calc|clamp|max|min|auto|inherit|revert|!important|-?\d+(?:\.\d+)?(?:%|em|v[hw]|mm|pt)?(?![\w.])|[()*/+,\-\s])*$/;
const RELATIVE_SIZE = /^(?:inherit|[\d.]+em)$/;
const PAPER_SIZE = /\b\d+(?:\.\d+)?(?:pt|mm)\b/;
const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(|(?<![\w-])(?:white|black)(?![\w-])/i;

export function findRawValues(file, source) {
  const css = source.replaceAll(COMMENT, ' ').replaceAll(CONDITION, '{');
  return [...css.matchAll(DECLARATION)].flatMap(([, property, text]) => {
    const value = text.trim();
    const report = (problem) => `${file}: ${property}: ${value} (${problem})`;
    if (/\dpx\b/.test(value))
      return [report('pixels: use a token, or rem for the size of a thing')];
    if (IS_SPACING.test(property) && !SPACING.test(value)) return [report('spacing: use --space-')];
    if (IS_TYPE.test(property) && !isToken(value)) return [report('type: use --text-')];
    if (COLOUR.test(value)) return [report('colour: use a token')];
    return [];
  });
}

const isToken = (value) =>
  /var\(--text-/.test(value) || RELATIVE_SIZE.test(value) || PAPER_SIZE.test(value);

const SELECTOR = /[^{};]+(?=\{)/g;
const RELATIONAL = /:has\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/;
const REST_OF_PARENTHESES = /^[^()]*(?:\([^()]*\)[^()]*)*\)/;
/** The last part of the selector is neither class, id nor element. */
const UNNAMED_SUBJECT = /[\s>+~](?:\*|:)[^\s>+~]*$/;

/**
 * Selectors with `:has` before an unnamed part. Browsers recompute every style of the page for them on any DOM change:
 * 30 ms per key on a CPU four times slower.
 */
export function findUnnamedAfterHas(file, source) {
  const css = source.replaceAll(COMMENT, ' ');
  return [...css.matchAll(SELECTOR)]
    .flatMap(([selectors]) => splitSelectors(selectors))
    .filter((selector) => {
      const relation = RELATIONAL.exec(selector);
      if (!relation) return false;
      const afterwards = selector
        .slice(relation.index + relation[0].length)
        .replace(REST_OF_PARENTHESES, '');
      return UNNAMED_SUBJECT.test(afterwards.replaceAll(/:global\(([^)]*)\)/g, '$1'));
    })
    .map((selector) => `${file}: ${selector} (name what follows :has by its class)`);
}

function splitSelectors(selectors) {
  const found = [''];
  let depth = 0;
  for (const letter of selectors) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    if (letter === ',' && depth === 0) found.push('');
    else found[found.length - 1] += letter;
  }
  return found.map((selector) => selector.trim());
}
