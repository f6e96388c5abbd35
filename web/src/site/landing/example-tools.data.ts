import type { ExampleTools } from './example-plan.ts';

/** The build writes here what the pieces of the tools show (prerender/example-plan.ts). */
declare const EXAMPLE_TOOLS: ExampleTools;

export const exampleTools = EXAMPLE_TOOLS;
