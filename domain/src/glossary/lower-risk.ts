import { HIGH_HAEMATOCRIT_TREATED } from '../care/high-haematocrit.data.ts';
import { KEEP_TREATMENT } from '../care/stopping.data.ts';
import type { Compound } from '../compounds/compound.ts';

const MEDICAL_FOLLOW_UP =
  'Consultar con un médico y contarle todo: puede ver lo que acá no se ve, y lo que digas es confidencial.';

/** Risk reductions, largest first. Never suggests another substance or amount. */
export function waysToLowerRisk({ category, refDose, neverList, androgen }: Compound): string[] {
  if (category === 'legal_natural')
    return ['No sumar otros estimulantes ni otros productos sin contarlo.', MEDICAL_FOLLOW_UP];
  const keepTreatment =
    refDose === 'none' ? [] : [KEEP_TREATMENT, ...(androgen ? [HIGH_HAEMATOCRIT_TREATED] : [])];
  if (neverList)
    return ['No usarlo: ningún control lo vuelve seguro.', ...keepTreatment, MEDICAL_FOLLOW_UP];
  return [
    'No usarlo: sin sustancias el riesgo por sustancias es Bajo.',
    ...keepTreatment,
    MEDICAL_FOLLOW_UP,
    'Hacer análisis y medir la presión antes que nada.',
    'Dejar de fumar y controlar la presión con un médico.',
  ];
}
