import type { ExampleTools } from './example-plan.ts';

declare const EXAMPLE_TOOLS: ExampleTools;

export const exampleTools = EXAMPLE_TOOLS;
