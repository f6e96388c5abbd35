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

/** The classes that a module declares, in their order, without repetitions. */
export const findDeclaredClasses = (css) => [
  ...new Set(
    findSelectors(css).flatMap((selector) =>
      [...selector.replaceAll(GLOBAL, '').matchAll(CLASS)].map(([, name]) => name),
    ),
  ),
];

/** Ids without `:global()`: a module gives them another name too, and they match nothing. */
export const findScopedIds = (css) =>
  findSelectors(css).flatMap((selector) => selector.replaceAll(GLOBAL, '').match(ID) ?? []);

/** The classes of other modules that a module refers to, as the browser sees them. */
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

/** Scoped names in a script that is not bundled with the modules: in a selector, or given to an element. */
export const findNamedClasses = (source) => [
  ...[...source.matchAll(SELECTOR)].flatMap(([text]) =>
    [...text.matchAll(SCOPED)].map(([, name]) => name),
  ),
  ...[...source.matchAll(CLASS_NAME)].flatMap(([, names]) => names.split(' ')),
];

/** Types of a module, for `import * as styles`: a class that does not exist is an error of types. */
export const writeStyleTypes = (css) =>
  `${findDeclaredClasses(css)
    .map((name) => `export declare const ${name}: string;`)
    .join('\n')}\n`;

const IMPORT = /import \* as (\w+) from '([^']+\.module\.css)'/g;

/**
 * The classes that a source file takes from style modules, each as [path of the module as imported, name];
 * a name made at run time, like `styles[`width${width}`]`, counts for every class with its beginning.
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
