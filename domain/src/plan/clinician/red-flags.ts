import { clinicalState } from '../../clinical/clinical-state.ts';
import { EMERGENCY_SIGNS } from '../../compounds/emergency-signs.data.ts';
import type { Notice } from '../../evidence/notice.ts';
import type { Plan } from '../plan.ts';

/** Signs that do not need any substance. */
const OF_EVERYBODY: ReadonlySet<string> = new Set([
  'emergency-chest',
  'emergency-stroke',
  'emergency-leg-clot',
  'emergency-blood-pressure',
  'emergency-suicide',
]);

/** When to stop and call: of everybody, of whoever uses insulin, and all of them with compounds. */
export function redFlags({ input, chemistry }: Pick<Plan, 'input' | 'chemistry'>): Notice[] {
  if (chemistry) return chemistry.emergencySigns;
  const { findings } = clinicalState(input);
  return EMERGENCY_SIGNS.filter(
    ({ code }) =>
      OF_EVERYBODY.has(code) ||
      (code === 'emergency-low-glucose' && findings.has('hypoglycaemia_risk')) ||
      (code === 'emergency-liver' && findings.has('liver_disease')),
  );
}
