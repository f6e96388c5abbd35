import type { Plugin } from 'vite';

const NAME = 'virtual:forja/example-plan';
const RESOLVED = `\0${NAME}`;

/** The landing page imports a plan; what it gets is the text of one that the engine made just now. */
export function examplePlanPlugin(): Plugin {
  return {
    name: 'forja:example-plan',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const { examplePlan } = await import('./example-plan.ts');
      return `export const examplePlan = ${JSON.stringify(examplePlan())};`;
    },
  };
}
