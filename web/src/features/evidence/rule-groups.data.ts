import type { RuleGroup } from './reference.ts';

/** Injected by the build (prerender/reference/reference-texts.ts). */
declare const REFERENCE_RULES: readonly RuleGroup[];

export const RULE_GROUPS: readonly RuleGroup[] = REFERENCE_RULES;
