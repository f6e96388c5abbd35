const COMMENT = /\/\*[\s\S]*?\*\//g;
const PRELUDE = /(?:^|[{};])([^{};]+)(?=\{)/g;
const GLOBAL = /:global\([.#]([\w-]+)\)/g;
const ID = /#[a-zA-Z][\w-]*/g;
const CLASS = /\.([a-zA-Z][\w-]*)/g;

export const MODULE_EXTENSION = '.module.css';

const findSelectors = (css) =>
  [...css.replaceAll(COMMENT, '').matchAll(PRELUDE)]
    .map(([, prelude]) => prelude.trim())
    .filter((prelude) => !prelude.startsWith('@'));

export const findDeclaredClasses = (css) => [
  ...new Set(
    findSelectors(css).flatMap((selector) =>
      [...selector.replaceAll(GLOBAL, '').matchAll(CLASS)].map(([, name]) => name),
    ),
  ),
];

export const findScopedIds = (css) =>
  findSelectors(css).flatMap((selector) => selector.replaceAll(GLOBAL, '').match(ID) ?? []);

export const findGlobalClasses = (css) => [
  ...new Set(
    findSelectors(css).flatMap((selector) =>
      [...selector.matchAll(/:global\(\.([\w-]+)\)/g)].map(([, name]) => name),
    ),
  ),
];

const SELECTOR = /'[^'\n]*\.[a-z-]+_[^'\n]*'/g;
const SCOPED = /(?<=['\s>(,]|\b(?:a|button|dialog))\.([a-z][a-z-]*_[a-z]\w*)/g;
const CLASS_NAME = /\.className = '([^']+)'/g;

export const findNamedClasses = (source) => [
  ...[...source.matchAll(SELECTOR)].flatMap(([text]) =>
    [...text.matchAll(SCOPED)].map(([, name]) => name),
  ),
  ...[...source.matchAll(CLASS_NAME)].flatMap(([, names]) => names.split(' ')),
];

export const writeStyleTypes = (css) =>
  `${findDeclaredClasses(css)
    .map((name) => `export declare const ${name}: string;`)
    .join('\n')}\n`;

const IMPORT = /import \* as (\w+) from '([^']+\.module\.css)'/g;

/**
 * Classes that a source takes from style modules, as [module path, name]. A run-time name such as
 * `styles[`width${width}`]` counts for every class with that prefix.
 */
export function findUsedClasses(source) {
  return [...source.matchAll(IMPORT)].flatMap(([, variable, path]) => [
    ...[...source.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))].map(([, name]) => ({
      path,
      name,
    })),
    ...[...source.matchAll(new RegExp(`\\b${variable}\\[\`(\\w+)\\$`, 'g'))].map(([, start]) => ({
      path,
      start,
    })),
    ...(new RegExp(`\\b${variable}\\[\\w`).test(source) ? [{ path, start: '' }] : []),
  ]);
}
