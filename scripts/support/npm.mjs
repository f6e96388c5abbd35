import { run } from './run.mjs';

/** The npm that called us, or the one on the PATH when the script was run directly. */
export function npm(args, options) {
  const caller = process.env.npm_execpath;
  return caller?.endsWith('.js')
    ? run(process.execPath, [caller, ...args], options)
    : run('npm', args, options);
}
