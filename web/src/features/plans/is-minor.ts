import type { Plan } from '@forja/domain/plan/plan';

export const isMinor = ({ input }: Pick<Plan, 'input'>): boolean => input.ageYears < 18;
