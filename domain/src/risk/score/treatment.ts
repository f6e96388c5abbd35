import type { Profile } from '../../profile/profile.ts';
import type { DeclaredChemistry } from './declared-chemistry.ts';
import { MINIMUM_AGE_FOR_COMPOUNDS } from './risk-weights.data.ts';

/**
 * Supervised prescribed testosterone in a man: a single ester at replacement dose or less. Scores 0
 * (evidence: note 2 of the weights); anything beyond it scores as use.
 */
export function isTreatment(
  { sex, ageYears }: Pick<Profile, 'sex' | 'ageYears'>,
  { compounds, doseMultiple, origin, medicalFollowUp, sharesEquipment }: DeclaredChemistry,
): boolean {
  const [compound, ...others] = compounds;
  return (
    sex === 'male' &&
    ageYears >= MINIMUM_AGE_FOR_COMPOUNDS &&
    compound !== undefined &&
    others.length === 0 &&
    compound.riskClass === 'test_ester' &&
    compound.humanReference &&
    doseMultiple === 'up_to_1' &&
    origin === 'prescribed' &&
    medicalFollowUp &&
    !sharesEquipment
  );
}

export const TREATMENT_NOTICE = {
  code: 'prescribed-treatment',
  severity: 'info',
  text: 'Tratamiento indicado: con receta, control médico y solo testosterona hasta la de reemplazo, no suma puntos como un uso sin indicación. Eso no lo vuelve inofensivo: en un ensayo con varones tratados hubo más arritmias, embolia de pulmón y daño del riñón que con placebo, y frena los espermatozoides. Por eso los controles. No lo dejes ni lo cambies por tu cuenta: cualquier cambio lo decide quien te lo indicó.',
  basis: 'source',
  sources: ['r38', 'r10', 'r3'],
} as const;
