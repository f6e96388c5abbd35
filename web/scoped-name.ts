import { basename } from 'node:path';

/** The class that the browser sees. It is the same in every build, so a style module may refer to another's with `:global()`. */
export const scopedName = (name: string, file: string): string =>
  `${basename(file, '.module.css')}_${name}`;
