import { goalLabels } from '@forja/contract/labels';
import type { PlanInput } from '@forja/domain/person/plan-input';
import { kilograms, weeks } from '../../design/format.ts';
import { cycleTypeLabels, planMessages, sexLabels } from './plans.messages.ts';

/** "Ganar músculo con química" */
export const planTitle = ({ goal, cycleType }: Pick<PlanInput, 'goal' | 'cycleType'>): string =>
  `${goalLabels[goal]} ${cycleTypeLabels[cycleType].toLowerCase()}`;

/** "12 semanas. Varón, 27 años, 78,4 kg." */
export const planSubtitle = ({ cycleWeeks, sex, ageYears, weightKg }: PlanInput): string =>
  `${weeks(cycleWeeks)}. ${sexLabels[sex]}, ${planMessages.planTitle.years(ageYears)}, ${kilograms(weightKg)}.`;
