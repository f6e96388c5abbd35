import type { ExampleCalculation } from './example-plan.ts';

/** Defined by the build (prerender/example-plan.ts). */
declare const EXAMPLE_CALCULATIONS: readonly ExampleCalculation[];

export const exampleCalculations = EXAMPLE_CALCULATIONS;
