import { caffeineLimit } from '../../clinical/caffeine-limit.ts';
import type { Finding } from '../../clinical/findings.ts';

/** Limits that the person's health sets on every day of a menu, in addition to its targets. */
export type KitchenLimits = {
  /** The protein target is a ceiling: a day may fall short of it, never pass it. */
  readonly proteinIsCeiling: boolean;
  /** mg per day. Absent when potassium is not limited. */
  readonly potassiumCeilingMg?: number;
  /** 'every_day': the same at each meal of every day; 'between_meals': no meal with most of it. */
  readonly evenCarbohydrate?: 'every_day' | 'between_meals';
  /** Vegetables rich in vitamin K have a fixed portion, and their number per day varies by one at most. */
  readonly steadyVitaminK: boolean;
  /** mg per day, where less than a healthy adult may have: the drinks of a menu say it. */
  readonly caffeineMg?: number;
};

export const NO_LIMITS: KitchenLimits = { proteinIsCeiling: false, steadyVitaminK: false };

/** mg per day, rules of Forja (evidence: clinical 2): no guideline gives a number without a blood test. */
const POTASSIUM = { kidney: 3000, kidneyWithMedicines: 2500, restricted: 2000 } as const;

/** Medicines that raise potassium count only with kidney disease. */
export function kitchenLimits(findings: readonly Finding[]): KitchenLimits {
  const has = (...some: readonly Finding[]) => some.some((finding) => findings.includes(finding));
  const kidney = has('kidney_disease', 'kidney_failure', 'dialysis_or_transplant');
  const potassium = has('potassium_restriction')
    ? POTASSIUM.restricted
    : kidney
      ? has('potassium_raising_medicine')
        ? POTASSIUM.kidneyWithMedicines
        : POTASSIUM.kidney
      : undefined;
  const even = has('hypoglycaemia_risk')
    ? 'every_day'
    : has('diabetes')
      ? 'between_meals'
      : undefined;
  const caffeine = caffeineLimit(new Set(findings));
  return {
    proteinIsCeiling: kidney,
    ...(caffeine.isLowered && { caffeineMg: caffeine.mg }),
    ...(potassium !== undefined && { potassiumCeilingMg: potassium }),
    ...(even && { evenCarbohydrate: even }),
    steadyVitaminK: has('anticoagulant'),
  };
}
