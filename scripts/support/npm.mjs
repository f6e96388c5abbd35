import { run } from './run.mjs';

export const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];

export function npm(args, options) {
  const caller = process.env.npm_execpath;
  return caller?.endsWith('.js')
    ? run(process.execPath, [caller, ...args], options)
    : run('npm', args, options);
}
