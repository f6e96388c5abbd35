import { CASES_WHILE_EDITING, selectChangedTests } from './changed-tests.mjs';
import { checks } from '../checks.mjs';
import { findGreenParts, startRun } from './green-runs.mjs';
import { PARTS } from './suite-parts.mjs';
import {
  bootStep,
  buildStep,
  cleanTreeStep,
  hasJourneys,
  journeysStep,
  vitestStep,
} from './test-steps.mjs';

const JOURNEYS = 'journeys';
const saveNothing = () => {};

export function selectTests(args, context) {
  const isFlag = (arg) => arg.startsWith('--');
  const words = args.filter((arg) => !isFlag(arg));
  if (args.includes('--changed')) return changedTests(context);
  if (words.length > 0) return matchingTests(words, context);
  return wholeSuite(context, args.includes('--all') || context.env.CI === 'true');
}

function matchingTests(words, { env, reports }) {
  const steps = [
    tests(env, reports, words),
    ...(hasJourneys(env, words) ? [buildStep(env), journeysStep(env, words)] : []),
  ];
  return { steps, saveGreen: saveNothing };
}

function changedTests({ env, reports }) {
  const { workspaces, projects, words, withJourneys } = selectChangedTests();
  console.log(
    workspaces.length === 0
      ? 'Nothing is edited.'
      : `Edited: ${workspaces.join(', ')}. npm test also covers their dependents.`,
  );
  const fewer = { CASES: CASES_WHILE_EDITING, ...env };
  // repository tests read files that they do not import
  const isWhole = projects.includes('repository');
  const steps = [
    ...(projects.length > 0
      ? [
          tests(fewer, reports, [
            ...(isWhole ? [] : ['--changed']),
            ...inProjects(projects),
            ...words,
          ]),
        ]
      : []),
    ...(withJourneys ? [buildStep(env), journeysStep(env, [], ['--only-changed'])] : []),
  ];
  return { steps, saveGreen: saveNothing };
}

function wholeSuite({ node, env, reports }, isEverything) {
  const green = isEverything ? [] : findGreenParts();
  for (const { part, at } of green)
    console.log(`Skipped: ${part} passed at ${at} UTC with the files that it uses now.`);
  if (green.length > 0) console.log('npm test -- --all skips nothing.');
  const parts = Object.keys(PARTS).filter((part) => !green.some((run) => run.part === part));
  const run = startRun(parts);
  const projects = [
    ...parts.filter((part) => part !== JOURNEYS),
    'repository',
    ...(isEverything ? ['ci'] : []),
  ];
  const steps = [
    checks(node, env),
    // sequential, because both use every processor and in parallel each takes longer
    tests(env, reports, inProjects(projects)),
    ...(parts.includes(JOURNEYS) ? [buildStep(env), journeysStep(env), bootStep(node, env)] : []),
    ...(env.CI === 'true' ? [cleanTreeStep()] : []),
  ];
  return {
    steps,
    saveGreen: (results, failures) =>
      run.savePassed(parts.filter((part) => hasPassed(part, results, failures))),
  };
}

function hasPassed(part, results, failures) {
  if (part === JOURNEYS) return results.some(({ name, ok }) => name === JOURNEYS && ok);
  const isOk = results.some(({ name, ok }) => name === 'tests' && ok);
  const folder = `${PARTS[part][0]}/`;
  return isOk || (failures.length > 0 && !failures.some((failure) => failure.startsWith(folder)));
}

const inProjects = (projects) => projects.flatMap((project) => ['--project', `${project}*`]);

const tests = (env, reports, args) =>
  vitestStep(env, {
    name: 'tests',
    args: [
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reports.vitest}`,
      '--passWithNoTests',
      ...args,
    ],
  });
