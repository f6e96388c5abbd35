import { findChangedFiles } from '../changed-files.mjs';

/**
 * The Vitest projects that an edit of a workspace is tried with: its own, and for the contract both sides of the wire. All
 * that imports the domain, or the server through its application, takes minutes: `npm test` runs it.
 */
const PROJECTS = {
  domain: ['domain'],
  contract: ['contract', 'server', 'web', 'components'],
  server: ['server'],
  web: ['web', 'components'],
  sandbox: ['sandbox'],
  e2e: [],
};

/** Enough to see a rule that is wrong for many; `npm test` tries three times as many. */
export const CASES_WHILE_EDITING = '100';

/** What to run after the edits of the working tree: Vitest projects, words that limit them, and whether journeys changed. */
export function selectChangedTests(files = findChangedFiles()) {
  const workspaces = [
    ...new Set(
      files.map((file) => (PROJECTS[file.split('/')[0]] ? file.split('/')[0] : 'repository')),
    ),
  ];
  const projects = new Set(workspaces.flatMap((workspace) => PROJECTS[workspace] ?? [workspace]));
  return {
    workspaces,
    projects: [...projects],
    words: workspaces.join() === 'server' ? featureFolders(files) : [],
    withJourneys: workspaces.includes('e2e'),
  };
}

/** Every test through HTTP reaches every feature by the application: those of the edited features are tried. */
function featureFolders(files) {
  const folders = files.map((file) => /^server\/src\/features\/[^/]+\//.exec(file)?.[0]);
  return folders.includes(undefined) ? [] : [...new Set(folders)];
}
