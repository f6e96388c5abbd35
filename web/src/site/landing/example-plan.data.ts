import type { ExamplePlan } from './example-plan.ts';

/** Defined by the build (prerender/example-plan.ts). */
declare const EXAMPLE_PLAN: ExamplePlan;

export const examplePlan = EXAMPLE_PLAN;
