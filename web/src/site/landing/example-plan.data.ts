import type { ExamplePlan } from './example-plan.ts';

/** The build writes here the plan that the engine made just then (prerender/example-plan.ts). */
declare const EXAMPLE_PLAN: ExamplePlan;

export const examplePlan = EXAMPLE_PLAN;
