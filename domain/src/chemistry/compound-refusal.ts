import { HIGH_HAEMATOCRIT_TREATED } from '../care/high-haematocrit.data.ts';
import { hasFinding } from '../clinical/clinical-state.ts';
import type { SourceKey } from '../evidence/sources.ts';
import { source } from '../evidence/sources.ts';
import type { Basis } from '../evidence/traced.ts';
import type { Profile } from '../profile/profile.ts';
import { MINIMUM_AGE_FOR_COMPOUNDS } from '../risk/score/risk-weights.data.ts';
import type { RiskAssessment } from '../risk/risk-assessment.ts';
import type { ChemistryPlan } from './chemistry-plan.ts';

const AVAILABLE_HELP =
  'Sí podemos ayudarte con entrenamiento, comida, controles y cómo dejar de usar.';

function citeAuthors(keys: readonly SourceKey[]): string {
  if (keys.length === 0) return '';
  const names = [
    ...new Set(
      keys.map(
        (key) => `${source(key).authors}${source(key).secondary ? ' (fuente secundaria)' : ''}`,
      ),
    ),
  ];
  // "y cols." ends with a full stop.
  return ` Fuentes: ${names.join('; ')}.`.replace(/\.+$/, '.');
}

const createRefusal = (
  reason: string,
  sources: SourceKey[],
): NonNullable<ChemistryPlan['refusal']> => ({
  text: `No incluimos compuestos en tu plan porque ${reason}.${citeAuthors(sources)} ${AVAILABLE_HELP}`,
  sources,
});

/** One unsourced reason removes the letter of the whole refusal. */
export function refusalBasis({ risk, refusal }: Pick<ChemistryPlan, 'risk' | 'refusal'>): Basis {
  const unsourced = risk.hardStops.find(({ basis }) => basis !== 'source');
  if (unsourced) return unsourced.basis;
  if (refusal && refusal.sources.length > 0) return 'source';
  return risk.refusesCompounds ? 'expert_judgement' : 'forja_rule';
}

export const omitCitations = (text: string): string =>
  text.replace(/ Fuentes: .*(?= Sí podemos)/, '');

export const PRESCRIBED_TEXT =
  ' Lo que te indicó un médico no lo dejes ni lo cambies por tu cuenta: hablalo con quien te lo indicó.';

const prescribedText = (profile: Profile): string =>
  hasFinding(profile, 'polycythaemia')
    ? `${PRESCRIBED_TEXT} ${HIGH_HAEMATOCRIT_TREATED}`
    : PRESCRIBED_TEXT;

/** The text warns prescribed users against stopping alone. */
export function compoundRefusal(profile: Profile, risk: RiskAssessment): ChemistryPlan['refusal'] {
  const refusal = findRefusal(profile, risk);
  return refusal && profile.chemistry?.origin === 'prescribed'
    ? { ...refusal, text: refusal.text + prescribedText(profile) }
    : refusal;
}

function findRefusal(profile: Profile, risk: RiskAssessment): ChemistryPlan['refusal'] {
  if (risk.hardStops.length > 0)
    return createRefusal(risk.hardStops.map(({ text }) => text).join('; '), [
      ...new Set(risk.hardStops.flatMap(({ sources }) => sources)),
    ]);
  if (profile.ageYears < MINIMUM_AGE_FOR_COMPOUNDS)
    return createRefusal(
      'tenés menos de 21 años, cuando el daño puede ser permanente incluso con poco uso',
      ['m8'],
    );
  if (risk.level === 'very_high')
    return createRefusal(
      `el riesgo suma ${risk.points.value} puntos: Muy Alto (desde 35, criterio experto)`,
      [],
    );
  if (risk.refusesCompounds)
    return createRefusal(
      `el riesgo suma ${risk.points.value} puntos: Alto (desde 20, criterio experto), y no declaraste seguimiento médico`,
      [],
    );
  return undefined;
}
