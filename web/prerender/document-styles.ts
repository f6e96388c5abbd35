import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;
const WORD = /[\w-]+/g;
const TOKEN_USE = /var\((--[\w-]+)/g;
const STAGING_CLASS = 'staging-mark';

/** `laterSheets` may load after the document and use its tokens. */
export function createStyleFilter(
  sheet: string,
  laterSheets = '',
): (texts: readonly string[]) => string {
  const whole = postcss.parse(sheet);
  return (texts) => {
    const words = new Set([STAGING_CLASS, ...texts.flatMap((text) => text.match(WORD) ?? [])]);
    const root = whole.clone();
    keepUsed(root, words);
    const css = root.toString();
    const animations = new Set(
      css.match(/(?<=animation(?:-name)?:)[^;}]+/g)?.flatMap((each) => each.match(WORD) ?? []),
    );
    root.walkAtRules('keyframes', (rule) => {
      if (!animations.has(rule.params)) rule.remove();
    });
    const tokens = new Set(
      [css, laterSheets, ...texts].flatMap((text) =>
        [...text.matchAll(TOKEN_USE)].map(([, name]) => name),
      ),
    );
    root.walkDecls(/^--/, (declaration) => {
      if (!tokens.has(declaration.prop)) declaration.remove();
    });
    return root.toString();
  };
}

function keepUsed(container: Container<ChildNode>, words: ReadonlySet<string>): void {
  container.each((node) => {
    if (node.type === 'rule') keepSelectors(node, words);
    else if (node.type === 'atrule' && hasRules(node)) {
      keepUsed(node, words);
      if (node.nodes?.length === 0) node.remove();
    } else if (node.type === 'comment') node.remove();
  });
}

const hasRules = ({ name, nodes }: AtRule): boolean =>
  nodes !== undefined && ['media', 'supports', 'layer', 'container'].includes(name);

function keepSelectors(rule: Rule, words: ReadonlySet<string>): void {
  const selectors = rule.selectors.filter((selector) =>
    [...selector.replaceAll(/:not\([^)]*\)/g, '').matchAll(CLASS)].every(([, name = '']) =>
      words.has(name),
    ),
  );
  if (selectors.length === 0) rule.remove();
  else rule.selectors = selectors;
}
