/** Runs the steps in order, all of them even when one fails, and remembers how each went. */
export async function runSteps(steps) {
  const results = [];
  for (const { name, run } of steps) {
    console.log(`\n── ${name}`);
    const begunAt = performance.now();
    const ok = (await run()) === 0;
    results.push({ name, ok, seconds: (performance.now() - begunAt) / 1000 });
  }
  return results;
}

export function printSummary(results) {
  const width = Math.max(...results.map(({ name }) => name.length));
  console.log('');
  for (const { name, ok, seconds } of results) {
    console.log(`${ok ? 'ok  ' : 'FAIL'}  ${name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s`);
  }
}
