import type { Plan } from '@forja/domain/plan/plan';

/** Nobody under 18 reads about compounds, whatever they asked for. */
export const isMinor = ({ input }: Pick<Plan, 'input'>): boolean => input.ageYears < 18;
