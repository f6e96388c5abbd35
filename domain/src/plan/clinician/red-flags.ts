import { clinicalState } from '../../clinical/clinical-state.ts';
import { EMERGENCY_SIGNS } from '../../compounds/emergency-signs.data.ts';
import type { Notice } from '../../evidence/notice.ts';
import type { Plan } from '../plan.ts';

const COMMON_SIGNS: ReadonlySet<string> = new Set([
  'emergency-chest',
  'emergency-stroke',
  'emergency-leg-clot',
  'emergency-blood-pressure',
  'emergency-suicide',
]);

/** Common signs and those of the findings; all of them with compounds. */
export function redFlags({ input, chemistry }: Pick<Plan, 'input' | 'chemistry'>): Notice[] {
  if (chemistry) return chemistry.emergencySigns;
  const { findings } = clinicalState(input);
  const signs = EMERGENCY_SIGNS.filter(
    ({ code }) =>
      COMMON_SIGNS.has(code) ||
      (code === 'emergency-low-glucose' && findings.has('hypoglycaemia_risk')) ||
      (code === 'emergency-liver' && findings.has('liver_disease')),
  );
  // The other works study compound users only.
  return signs.map((sign) =>
    sign.code === 'emergency-blood-pressure' ? sign : { ...sign, basis: 'forja_rule', sources: [] },
  );
}
