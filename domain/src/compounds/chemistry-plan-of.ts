import type { Profile } from '../person/profile.ts';
import { assessRisk } from '../risk/assess-risk.ts';
import type { ChemistryPlan } from './chemistry-plan.ts';
import { chemistryOfMinor } from './chemistry-of-minor.ts';
import { chemistryWarnings } from './chemistry-warnings.ts';
import { compoundCard } from './compound-card.ts';
import { compoundById } from './compounds.data.ts';
import { EMERGENCY_SIGNS } from './emergency-signs.data.ts';
import { refusalOf } from './refusal.ts';

const NOTHING_NAMED = {
  text: 'No mostramos compuestos porque no dijiste cuáles usás o pensás usar, o no están en el glosario. Acá no proponemos ninguno.',
  sources: [],
};

/** The 'con química' half: what may go wrong first, and cards only of what the person named and the risk allows. */
export function chemistryPlan(profile: Profile): ChemistryPlan | undefined {
  if (profile.cycleType === 'natural') return undefined;
  const minors = chemistryOfMinor(profile);
  if (minors) return minors;
  const risk = assessRisk(profile, { withCompounds: true });
  const shared = { risk, emergencySigns: [...EMERGENCY_SIGNS], warnings: chemistryWarnings(profile, risk) };
  const refusal = refusalOf(profile, risk);
  if (refusal) return { ...shared, refusal, compounds: [] };
  const declared = [...new Set(profile.chemistry?.compounds ?? [])]
    .map(compoundById)
    .filter((compound) => compound !== undefined);
  return {
    ...shared,
    compounds: declared.map(compoundCard),
    ...(declared.length === 0 && { refusal: NOTHING_NAMED }),
  };
}
