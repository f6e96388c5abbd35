declare module 'virtual:forja/example-plan' {
  import type { ExamplePlan } from './example-plan.ts';

  export const examplePlan: ExamplePlan;
}

declare module 'virtual:forja/example-calculations' {
  import type { ExampleCalculation } from './example-plan.ts';

  export const exampleCalculations: readonly ExampleCalculation[];
}
