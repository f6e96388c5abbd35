import { existsSync } from 'node:fs';
import { run } from '../run.mjs';

/** Installs system packages as root; returns false where it may not. */
export async function fromApt(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${packages.join(' and ')}…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if ((await run('apt-get', ['update', '-qq'], { env })) !== 0) return false;
  return (
    (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      env,
    })) === 0
  );
}
