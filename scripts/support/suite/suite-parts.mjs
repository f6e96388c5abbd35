/**
 * Vitest projects and journeys, with the folders that their tests use. `repository` always runs: it reads every folder in
 * seconds.
 */
export const PARTS = {
  domain: ['domain'],
  contract: ['contract', 'domain'],
  server: ['server', 'contract', 'domain'],
  // tests compare the privacy policy with the server
  web: ['web', 'contract', 'domain', 'server'],
  components: ['web', 'contract', 'domain'],
  sandbox: ['sandbox', 'server', 'contract', 'domain'],
  journeys: ['e2e', 'web', 'server', 'sandbox', 'contract', 'domain'],
};

export const TOOLS = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'vitest.config.ts',
  'scripts/support',
];
