import { caffeineLimit } from '../../clinical/caffeine-limit.ts';
import type { Finding } from '../../clinical/findings.ts';

export type KitchenLimits = {
  /** A day may fall short of the protein target, never pass it. */
  readonly proteinIsCeiling: boolean;
  /** mg per day; absent when unlimited. */
  readonly potassiumCeilingMg?: number;
  /** 'every_day': equal at each meal of every day; 'between_meals': no meal with most of it. */
  readonly evenCarbohydrate?: 'every_day' | 'between_meals';
  /** Vitamin K portions are fixed and vary by one per day at most. */
  readonly steadyVitaminK: boolean;
  /** mg per day, when below the limit of a healthy adult. */
  readonly caffeineMg?: number;
};

export const NO_LIMITS: KitchenLimits = { proteinIsCeiling: false, steadyVitaminK: false };

/** mg per day, Forja's rules (evidence: clinical 2); guidelines give none without a blood test. */
const POTASSIUM = { kidney: 3000, kidneyWithMedicines: 2500, restricted: 2000 } as const;

/** Potassium-raising medicines count only with kidney disease. */
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
