/**
 * The parts of the suite: the Vitest projects and the journeys, each with the folders that its tests use. `repository` reads
 * files of every folder and takes seconds, so it has no place here: it always runs.
 */
export const PARTS = {
  domain: ['domain'],
  contract: ['contract', 'domain'],
  server: ['server', 'contract', 'domain'],
  // the privacy policy is compared with what the server does
  web: ['web', 'contract', 'domain', 'server'],
  components: ['web', 'contract', 'domain'],
  sandbox: ['sandbox', 'server', 'contract', 'domain'],
  journeys: ['e2e', 'web', 'server', 'sandbox', 'contract', 'domain'],
};

/** What every part is run with. */
export const TOOLS = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'vitest.config.ts',
  'scripts/support',
];
