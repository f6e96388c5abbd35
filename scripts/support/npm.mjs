import { run } from './run.mjs';

/** For an installation: npm warns of every package for which the Node of the machine is too old, and Forja runs on Node 24. */
export const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];

/** The npm that called us, or the one on the PATH when the script was run directly. */
export function npm(args, options) {
  const caller = process.env.npm_execpath;
  return caller?.endsWith('.js')
    ? run(process.execPath, [caller, ...args], options)
    : run('npm', args, options);
}
