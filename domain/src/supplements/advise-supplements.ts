import { hasFinding } from '../clinical/clinical-state.ts';
import type { Finding } from '../clinical/findings.ts';
import type { SourceKey } from '../evidence/sources.ts';
import type { Profile } from '../person/profile.ts';
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
import { DOSES } from './supplement-doses.ts';
import { NEEDS } from './supplement-needs.ts';
import type { Targets } from './supplement-needs.ts';
import { SUPPLEMENTS } from './supplements.data.ts';
import type { Supplement } from './supplements.data.ts';

type Backing = Readonly<Pick<SupplementAdvice, 'basis'>> & { readonly sources: readonly SourceKey[] };

/** Every reason why this supplement is not for this person, strongest first. */
export function contraindicationsOf({ id, kind }: Supplement, profile: Profile): Contraindication[] {
  const applicable = [
    ...(FIRST[id] ?? []),
    ...BLANKET,
    ...(kind === 'nutrient' ? [] : BLANKET_FOR_PERFORMANCE),
    ...(CONTRAINDICATIONS[id] ?? []),
    ...(kind === 'nutrient' ? [] : LAST_FOR_PERFORMANCE),
  ];
  return applicable.filter(({ when }) => hasFinding(profile, ...when));
}

/** Every supplement that concerns this person with its verdict, the useful ones first. Under 18, none that is a compound. */
export function adviseSupplements(profile: Profile, targets: Targets): SupplementAdvice[] {
  const minor = hasFinding(profile, 'minor');
  const catalogue = SUPPLEMENTS.filter(
    ({ compound, onlyFor = profile.sex }) => onlyFor === profile.sex && !(minor && compound),
  );
  const order = ({ verdict }: SupplementAdvice): number => SUPPLEMENT_VERDICTS.indexOf(verdict);
  return catalogue
    .map((supplement) => advise(supplement, profile, targets))
    .toSorted((one, other) => order(one) - order(other));
}

function advise(supplement: Supplement, profile: Profile, targets: Targets): SupplementAdvice {
  const { id, name, group, interactions, sources, evidence, basis } = supplement;
  const said = { id, name, group, interactions: [...interactions], sources: [...sources] };

  const [contraindication] = contraindicationsOf(supplement, profile);
  if (contraindication?.decides && supplement.kind === 'nutrient')
    return {
      ...said,
      verdict: 'medical',
      ...decidedBy(contraindication.decides, contraindication, supplement, profile),
    };
  if (contraindication) return { ...said, verdict: 'avoid', ...avoided(supplement, contraindication, profile) };
  const need = NEEDS[id]?.(profile, targets);
  if (supplement.kind === 'never' || !need)
    return { ...said, verdict: 'avoid', reason: `No es para nadie. ${evidence}`, basis };
  const reason = `${need.reason} ${evidence}`;
  if (!need.worthIt) return { ...said, verdict: 'not_needed', reason, basis };
  const dose = DOSES[id]?.(profile);
  return {
    ...said,
    verdict: 'worth_it',
    reason: `${reason}${toldToTheDoctor(profile)}`,
    ...(dose && { dose }),
    timing: supplement.timing,
    basis,
  };
}

/** A nutrient that somebody else decides on: neither an order to take it nor one to leave it. */
function decidedBy(
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

/** Coffee and mate go on being drunk: what of them is known to be too much is said with the supplement. */
const CAFFEINE_OF_THE_DAY: readonly (Backing & { readonly when: readonly Finding[]; readonly text: string })[] = [
  {
    when: ['pregnancy', 'breastfeeding', 'pregnancy_unanswered'],
    text: ' Del café, el mate, el té y las gaseosas, hasta 200 mg de cafeína por día.',
    basis: 'source',
    sources: ['efsa2015caffeine'],
  },
  {
    when: ['heart_disease'],
    text: ' El café de siempre, hasta 200 mg de cafeína por día (regla de Forja), salvo que te hayan indicado otra cosa.',
    basis: 'forja_rule',
    sources: [],
  },
];

/** The works on a supplement do not say that it is not for this person: that is a rule of ours. */
function avoided(
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
  const caffeine = id === 'caffeine' ? CAFFEINE_OF_THE_DAY.find(({ when }) => hasFinding(profile, ...when)) : undefined;
  const why = decides ? ` por tu cuenta (${because}): lo decide ${decides}` : `: ${because}`;
  return {
    reason: `Mejor evitalo${why}.${caffeine?.text ?? ''} Si te lo indicó un médico, no lo dejes por esto.`,
    basis: caffeine?.basis ?? 'forja_rule',
    sources: [...(caffeine?.sources ?? [])],
  };
}

function toldToTheDoctor(profile: Profile): string {
  const named = {
    diabetes: 'la diabetes',
    hypertension: 'la presión',
    thyroid_disease: 'la tiroides',
    anticoagulant: 'el anticoagulante',
  } as const;
  const present = (['diabetes', 'hypertension', 'thyroid_disease', 'anticoagulant'] as const).filter((one) =>
    hasFinding(profile, one),
  );
  return present.length === 0
    ? ''
    : ` Contale a tu médico que lo vas a tomar, por ${present.map((one) => named[one]).join(' y ')}.`;
}
