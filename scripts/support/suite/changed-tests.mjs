import { findChangedFiles } from '../changed-files.mjs';

const PROJECTS = {
  domain: ['domain'],
  contract: ['contract', 'server', 'web', 'components'],
  server: ['server'],
  web: ['web', 'components'],
  sandbox: ['sandbox'],
  e2e: [],
};

export const CASES_WHILE_EDITING = '100';

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

function featureFolders(files) {
  const folders = files.map((file) => /^server\/src\/features\/[^/]+\//.exec(file)?.[0]);
  return folders.includes(undefined) ? [] : [...new Set(folders)];
}
