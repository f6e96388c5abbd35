declare module 'virtual:forja/example-plan' {
  import type { ExamplePlan } from './example-plan.ts';

  export const examplePlan: ExamplePlan;
}
