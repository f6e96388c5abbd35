import { isMinor } from '../person/health-of.ts';
import type { Profile } from '../person/profile.ts';
import { holds } from './circumstance.ts';
import { BLANKET, BLANKET_FOR_PERFORMANCE, CONTRAINDICATIONS } from './contraindications.data.ts';
import type { Contraindication } from './contraindications.data.ts';
import type { SupplementAdvice, SupplementVerdict } from './supplement-advice.ts';
import { DOSES } from './supplement-doses.ts';
import { NEEDS } from './supplement-needs.ts';
import type { Targets } from './supplement-needs.ts';
import { SUPPLEMENTS } from './supplements.data.ts';
import type { Supplement } from './supplements.data.ts';

const ORDER: Readonly<Record<SupplementVerdict, number>> = { worth_it: 0, not_needed: 1, avoid: 2 };

/** Every reason why this supplement is not for this person, strongest first. */
export function contraindicationsOf(supplement: Supplement, profile: Profile): Contraindication[] {
  const applicable = [
    ...BLANKET,
    ...(supplement.kind === 'nutrient' ? [] : BLANKET_FOR_PERFORMANCE),
    ...(CONTRAINDICATIONS[supplement.id] ?? []),
  ];
  return applicable.filter(({ when }) => when.some((circumstance) => holds(circumstance, profile)));
}

/** Every supplement of the catalogue with its verdict for this person, the useful ones first. Under 18, none that is a compound. */
export function adviseSupplements(profile: Profile, targets: Targets): SupplementAdvice[] {
  const catalogue = isMinor(profile) ? SUPPLEMENTS.filter(({ compound }) => !compound) : SUPPLEMENTS;
  return catalogue
    .map((supplement) => advise(supplement, profile, targets))
    .sort((a, b) => ORDER[a.verdict] - ORDER[b.verdict]);
}

function advise(supplement: Supplement, profile: Profile, targets: Targets): SupplementAdvice {
  const { id, name, group, interactions, sources, evidence } = supplement;
  const said = { id, name, group, interactions: [...interactions], sources: [...sources] };

  const [contraindication] = contraindicationsOf(supplement, profile);
  if (contraindication) {
    const reason = reasonToAvoid(supplement, contraindication, profile);
    return { ...said, verdict: 'avoid', reason, basis: 'forja_rule' };
  }
  const need = NEEDS[id]?.(profile, targets);
  if (supplement.kind === 'never' || !need) {
    return { ...said, verdict: 'avoid', reason: `No es para nadie. ${evidence}`, basis: supplement.basis };
  }
  const reason = `${need.reason} ${evidence}`;
  if (!need.worthIt) return { ...said, verdict: 'not_needed', reason, basis: supplement.basis };
  return {
    ...said,
    verdict: 'worth_it',
    reason: `${reason}${toldToTheDoctor(profile)}`,
    ...DOSES[id]?.(profile),
    timing: supplement.timing,
    basis: supplement.basis,
  };
}

/** B12 is the one that must not be lost by avoiding it: whoever cannot get it from us must get it from a clinician. */
function reasonToAvoid(
  { id, kind, evidence }: Supplement,
  { because }: Contraindication,
  { foodPattern }: Profile,
): string {
  if (kind === 'never') return `No es para nadie, y menos en tu caso: ${because}. ${evidence}`;
  if (id === 'vitamin-b12' && foodPattern === 'vegan')
    return `No la elijas por tu cuenta, pero tampoco la dejes: con alimentación vegana la B12 hace falta y la dosis la indica tu médico. Pedila ya (${because}).`;
  return `Mejor evitalo: ${because}.`;
}

function toldToTheDoctor(profile: Profile): string {
  const named = {
    diabetes: 'la diabetes',
    hypertension: 'la presión',
    thyroid_disease: 'la tiroides',
    anticoagulant: 'el anticoagulante',
  } as const;
  const present = (['diabetes', 'hypertension', 'thyroid_disease', 'anticoagulant'] as const).filter((one) =>
    holds(one, profile),
  );
  return present.length === 0
    ? ''
    : ` Contale a tu médico que lo vas a tomar, por ${present.map((one) => named[one]).join(' y ')}.`;
}
