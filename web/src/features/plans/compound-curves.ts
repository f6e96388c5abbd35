import {
  referenceRegimen,
  type ReferenceRegimen,
} from '@forja/domain/curve/reference-regimens.data';
import type { Plan } from '@forja/domain/plan/plan';

export type Curve = { compoundId: string; name: string; regimen: ReferenceRegimen };

/** Curves of the displayed compounds, for men only: the labels are about men. */
export const getCurves = ({ chemistry, input }: Pick<Plan, 'chemistry' | 'input'>): Curve[] =>
  input.sex === 'female'
    ? []
    : (chemistry?.compounds ?? []).flatMap(({ compoundId, name }) => {
        const regimen = referenceRegimen(compoundId);
        return regimen ? [{ compoundId, name, regimen }] : [];
      });
