import type { PlanInput } from '../person/plan-input.ts';

/** kg/m². Quetelet's index. */
export const bodyMassIndex = ({
  weightKg,
  heightCm,
}: Pick<PlanInput, 'weightKg' | 'heightCm'>): number => weightKg / (heightCm / 100) ** 2;
