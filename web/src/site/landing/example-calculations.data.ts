import type { ExampleCalculation } from './example-plan.ts';

/** The build writes here how each figure of the example was computed (prerender/example-plan.ts). */
declare const EXAMPLE_CALCULATIONS: readonly ExampleCalculation[];

export const exampleCalculations = EXAMPLE_CALCULATIONS;
