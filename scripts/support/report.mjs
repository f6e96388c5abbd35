import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export async function runSteps(steps) {
  const results = [];
  for (const step of steps)
    results.push(...(Array.isArray(step) ? await runTogether(step) : [await runAlone(step)]));
  return results;
}

async function runTogether(steps) {
  console.log(`\n── At the same time: ${steps.map(({ name }) => name).join(', ')}`);
  const folder = mkdtempSync(join(tmpdir(), 'forja-output-'));
  const results = await Promise.all(
    steps.map(async (step) => {
      const path = join(folder, step.name);
      const output = openSync(path, 'w');
      const result = await measureStep(step, output);
      closeSync(output);
      console.log(`\n── ${step.name}\n${readFileSync(path, 'utf8')}`);
      return result;
    }),
  );
  rmSync(folder, { recursive: true, force: true });
  return results;
}

async function runAlone(step) {
  console.log(`\n── ${step.name}`);
  return measureStep(step);
}

async function measureStep({ name, run }, output) {
  const begunAt = performance.now();
  const ok = (await run(output)) === 0;
  return { name, ok, seconds: (performance.now() - begunAt) / 1000 };
}

export function printSummary(results) {
  const width = Math.max(...results.map(({ name }) => name.length));
  console.log('');
  for (const { name, ok, seconds } of results) {
    console.log(
      `${ok ? 'ok  ' : 'FAIL'}  ${name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s`,
    );
  }
}
