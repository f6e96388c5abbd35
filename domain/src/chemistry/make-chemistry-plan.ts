import type { Profile } from '../profile/profile.ts';
import { assessRisk } from '../risk/assessment/assess-risk.ts';
import type { ChemistryPlan } from './chemistry-plan.ts';
import { minorChemistryPlan } from './minor-chemistry-plan.ts';
import { chemistryWarnings } from './chemistry-warnings.ts';
import { compoundCard } from './compound-card.ts';
import { compoundById } from '../compounds/compounds.data.ts';
import { EMERGENCY_SIGNS } from '../compounds/emergency-signs.data.ts';
import { compoundRefusal } from './compound-refusal.ts';

const NO_COMPOUNDS_REFUSAL = {
  text: 'No mostramos compuestos porque no dijiste cuáles usás o pensás usar, o no están en el glosario. Acá no proponemos ninguno.',
  sources: [],
};

export function chemistryPlan(profile: Profile): ChemistryPlan | undefined {
  if (profile.cycleType === 'natural') return undefined;
  const minorPlan = minorChemistryPlan(profile);
  if (minorPlan) return minorPlan;
  const risk = assessRisk(profile, { withCompounds: true });
  const shared = {
    risk,
    emergencySigns: [...EMERGENCY_SIGNS],
    warnings: chemistryWarnings(profile, risk),
  };
  const refusal = compoundRefusal(profile, risk);
  if (refusal) return { ...shared, refusal, compounds: [] };
  const declared = [...new Set(profile.chemistry?.compounds ?? [])]
    .map(compoundById)
    .filter((compound) => compound !== undefined);
  return {
    ...shared,
    compounds: declared.map(compoundCard),
    ...(declared.length === 0 && { refusal: NO_COMPOUNDS_REFUSAL }),
  };
}
