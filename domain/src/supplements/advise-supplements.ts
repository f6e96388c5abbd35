import { caffeineLimit } from '../clinical/caffeine-limit.ts';
import { hasFinding } from '../clinical/clinical-state.ts';
import type { SourceKey } from '../evidence/sources.ts';
import { spanishNumber } from '../units/spanish-number.ts';
import type { Profile } from '../profile/profile.ts';
import {
  BLANKET,
  BLANKET_FOR_PERFORMANCE,
  CONTRAINDICATIONS,
  FIRST,
  LAST_FOR_PERFORMANCE,
} from './contraindications.data.ts';
import type { Contraindication } from './contraindications.data.ts';
import { pregnancyInformation } from './pregnancy-information.data.ts';
import { SUPPLEMENT_VERDICTS } from './supplement-advice.ts';
import type { SupplementAdvice } from './supplement-advice.ts';
import { DOSE_BY_SUPPLEMENT } from './supplement-doses.ts';
import { NEED_BY_SUPPLEMENT } from './supplement-needs.ts';
import type { SupplementTargets } from './supplement-needs.ts';
import { SUPPLEMENTS } from './supplements.data.ts';
import type { Supplement } from './supplements.data.ts';

type AdviceBacking = Readonly<Pick<SupplementAdvice, 'basis'>> & {
  readonly sources: readonly SourceKey[];
};

/** Strongest first. */
export function findContraindications(
  { id, kind }: Supplement,
  profile: Profile,
): Contraindication[] {
  const applicable = [
    ...(FIRST[id] ?? []),
    ...BLANKET,
    ...(kind === 'nutrient' ? [] : BLANKET_FOR_PERFORMANCE),
    ...(CONTRAINDICATIONS[id] ?? []),
    ...(kind === 'nutrient' ? [] : LAST_FOR_PERFORMANCE),
  ];
  return applicable.filter(({ when }) => hasFinding(profile, ...when));
}

/** Useful ones first. Minors see no compounds. */
export function adviseSupplements(
  profile: Profile,
  targets: SupplementTargets,
): SupplementAdvice[] {
  const minor = hasFinding(profile, 'minor');
  const catalogue = SUPPLEMENTS.filter(
    ({ compound, onlyFor = profile.sex }) => onlyFor === profile.sex && !(minor && compound),
  );
  const order = ({ verdict }: SupplementAdvice): number => SUPPLEMENT_VERDICTS.indexOf(verdict);
  return catalogue
    .map((supplement) => adviseSupplement(supplement, profile, targets))
    .toSorted((one, other) => order(one) - order(other));
}

function adviseSupplement(
  supplement: Supplement,
  profile: Profile,
  targets: SupplementTargets,
): SupplementAdvice {
  const { id, name, group, interactions, sources, evidence, basis } = supplement;
  const shared = { id, name, group, interactions: [...interactions], sources: [...sources] };

  const [contraindication] = findContraindications(supplement, profile);
  if (contraindication?.decides && supplement.kind === 'nutrient')
    return {
      ...shared,
      verdict: 'medical',
      ...medicalAdvice(contraindication.decides, contraindication, supplement, profile),
    };
  if (contraindication)
    return { ...shared, verdict: 'avoid', ...avoidAdvice(supplement, contraindication, profile) };
  const need = NEED_BY_SUPPLEMENT[id]?.(profile, targets);
  if (supplement.kind === 'never' || !need)
    return { ...shared, verdict: 'avoid', reason: `No es para nadie. ${evidence}`, basis };
  const reason = `${need.reason} ${evidence}`;
  if (!need.worthIt) return { ...shared, verdict: 'not_needed', reason, basis };
  const dose = DOSE_BY_SUPPLEMENT[id]?.(profile, targets);
  const sodiumMg = dose?.sodiumPerIntake?.low.value ?? 0;
  if (sodiumMg > targets.sodiumMg)
    return {
      ...shared,
      verdict: 'not_needed',
      reason: `Una toma sola tiene ${spanishNumber(sodiumMg)} mg de sodio, y el límite de tu plan es ${spanishNumber(targets.sodiumMg)} mg por día: no entra. ${evidence}`,
      basis: 'forja_rule',
    };
  return {
    ...shared,
    verdict: 'worth_it',
    reason: `${reason}${tellDoctorText(profile)}`,
    ...(dose && { dose }),
    timing: supplement.timing,
    basis,
  };
}

/** Medical decision: neither start nor stop. */
function medicalAdvice(
  decides: string,
  { because }: Contraindication,
  { id }: Supplement,
  profile: Profile,
): Pick<SupplementAdvice, 'reason' | 'basis' | 'sources'> {
  const information = pregnancyInformation(id, profile);
  const inPregnancy = hasFinding(profile, 'pregnancy', 'breastfeeding');
  const why = inPregnancy ? '' : ` (${because})`;
  return {
    reason: `Lo decide ${decides}${why}.${information ? ` ${information.text}` : ''} Si ya te lo indicaron, no lo dejes por esto.`,
    basis: information ? 'source' : 'forja_rule',
    sources: [...(information?.sources ?? [])],
  };
}

/** Lower caffeine limit, which includes coffee and mate. */
function dailyCaffeineNote(
  profile: Profile,
): (AdviceBacking & { readonly text: string }) | undefined {
  const { mg, isLowered, basis, sources } = caffeineLimit(profile.clinical.findings);
  if (!isLowered) return undefined;
  const text =
    basis === 'source'
      ? ` Del café, el mate, el té y las gaseosas, hasta ${mg} mg de cafeína por día.`
      : ` El café de siempre, hasta ${mg} mg de cafeína por día (regla de Forja), salvo que te hayan indicado otra cosa.`;
  return { text, basis, sources };
}

/** The exclusion is Forja's rule, not a conclusion of its sources. */
function avoidAdvice(
  { id, kind, evidence, sources }: Supplement,
  { because, decides }: Contraindication,
  profile: Profile,
): Pick<SupplementAdvice, 'reason' | 'basis' | 'sources'> {
  if (kind === 'never')
    return {
      reason: `No es para nadie, y menos en tu caso: ${because}. ${evidence}`,
      basis: 'forja_rule',
      sources: [...sources],
    };
  const caffeine = id === 'caffeine' ? dailyCaffeineNote(profile) : undefined;
  const why = decides ? ` por tu cuenta (${because}): lo decide ${decides}` : `: ${because}`;
  return {
    reason: `Mejor evitalo${why}.${caffeine?.text ?? ''} Si te lo indicó un médico, no lo dejes por esto.`,
    basis: caffeine?.basis ?? 'forja_rule',
    sources: [...(caffeine?.sources ?? [])],
  };
}

function tellDoctorText(profile: Profile): string {
  const named = {
    diabetes: 'la diabetes',
    hypertension: 'la presión',
    thyroid_disease: 'la tiroides',
    anticoagulant: 'el anticoagulante',
  } as const;
  const present = (
    ['diabetes', 'hypertension', 'thyroid_disease', 'anticoagulant'] as const
  ).filter((one) => hasFinding(profile, one));
  return present.length === 0
    ? ''
    : ` Contale a tu médico que lo vas a tomar, por ${present.map((one) => named[one]).join(' y ')}.`;
}
