import type { Plugin } from 'vite';

const PLAN = 'virtual:forja/example-plan';
const CALCULATIONS = 'virtual:forja/example-calculations';
const NAMES = new Set([PLAN, CALCULATIONS]);

/** The landing page imports a plan; what it gets is the text of one that the engine made just now. */
export function examplePlanPlugin(): Plugin {
  return {
    name: 'forja:example-plan',
    resolveId: (id) => (NAMES.has(id) ? `\0${id}` : undefined),
    async load(id) {
      const name = id.slice(1);
      if (!id.startsWith('\0') || !NAMES.has(name)) return undefined;
      const { exampleOfTheLanding } = await import('./example-plan.ts');
      const { plan, calculations } = exampleOfTheLanding();
      return name === PLAN
        ? `export const examplePlan = ${JSON.stringify(plan)};`
        : `export const exampleCalculations = ${JSON.stringify(calculations)};`;
    },
  };
}
