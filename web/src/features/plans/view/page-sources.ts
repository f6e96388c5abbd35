import type { SourceKey } from '@forja/domain/evidence/sources';
import type { Plan } from '@forja/domain/plan/plan';

/** Behind what the page computes from the plan, and the plan itself does not keep: the food table of the menus. */
const OF_THE_PAGE: readonly SourceKey[] = ['fdc'];

/** Every source of the page, those of the plan first: a stamp keeps its number when the page tells more. */
export const pageSources = ({ sources }: Plan): SourceKey[] => [...new Set([...sources, ...OF_THE_PAGE])];
