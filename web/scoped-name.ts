import { basename } from 'node:path';

/**
 * Class names are the same in every build, so that a style module can refer to another's with
 * `:global()`.
 */
export const scopedName = (name: string, file: string): string =>
  `${basename(file, '.module.css')}_${name}`;
