import { clinicalState } from '../../clinical/clinical-state.ts';
import { EMERGENCY_SIGNS } from '../../compounds/emergency-signs.data.ts';
import type { Notice } from '../../evidence/notice.ts';
import type { Plan } from '../plan.ts';

/** Signs that anybody may have. */
const COMMON_SIGNS: ReadonlySet<string> = new Set([
  'emergency-chest',
  'emergency-stroke',
  'emergency-leg-clot',
  'emergency-blood-pressure',
  'emergency-suicide',
]);

/** Emergency signs for a plan: the common ones, those of its findings, and all of them with compounds. */
export function redFlags({ input, chemistry }: Pick<Plan, 'input' | 'chemistry'>): Notice[] {
  if (chemistry) return chemistry.emergencySigns;
  const { findings } = clinicalState(input);
  const signs = EMERGENCY_SIGNS.filter(
    ({ code }) =>
      COMMON_SIGNS.has(code) ||
      (code === 'emergency-low-glucose' && findings.has('hypoglycaemia_risk')) ||
      (code === 'emergency-liver' && findings.has('liver_disease')),
  );
  // The works behind the others are about who uses compounds.
  return signs.map((sign) =>
    sign.code === 'emergency-blood-pressure' ? sign : { ...sign, basis: 'forja_rule', sources: [] },
  );
}
