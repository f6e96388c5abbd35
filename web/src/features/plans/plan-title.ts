import { goalLabels } from '@forja/contract/labels';
import type { PlanInput } from '@forja/domain/person/plan-input';
import type { PlanClaim } from '@forja/domain/plan/plan-claim';
import { quantity, weeks } from '../../design/format.ts';
import { planMessages, sexLabels } from './plans.messages.ts';

const messages = planMessages.planTitle;

/** "Ganar músculo con química", only when the plan has both. */
export const planTitle = ({ goal, compounds }: PlanClaim): string =>
  `${goalLabels[goal]} ${messages.compounds[compounds]}`;

/** The heading of a plan starts with its refusal, if any. */
export const planHeading = (claim: PlanClaim): string =>
  claim.compounds === 'refused' ? messages.withoutCompounds : planTitle(claim);

/** "12 semanas. Varón, 27 años, 78,4 kg." */
export const planSubtitle = ({ cycleWeeks, sex, ageYears, weightKg }: PlanInput): string =>
  `${weeks(cycleWeeks)}. ${sexLabels[sex]}, ${messages.years(ageYears)}, ${quantity(weightKg, 'kg')}.`;
