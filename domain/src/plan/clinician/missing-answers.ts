import { clinicalState } from '../../clinical/clinical-state.ts';
import type { Finding } from '../../clinical/findings.ts';
import type { Labs, PlanInput } from '../../person/plan-input.ts';

const RESULT_BY_FINDING: readonly (readonly [Finding, keyof Labs, string])[] = [
  ['kidney_disease', 'egfr', 'filtrado glomerular, con enfermedad renal'],
  ['hypertension', 'egfr', 'filtrado glomerular, con presión alta'],
  ['diabetes', 'egfr', 'filtrado glomerular, con diabetes'],
  ['diabetes', 'hba1cPercent', 'hemoglobina glicosilada, con diabetes'],
  ['heart_disease', 'lvefPercent', 'fracción de eyección, con enfermedad cardíaca'],
  ['liver_disease', 'altTimesUpperLimit', 'ALT (GPT), con enfermedad hepática'],
];

const hasResults = (labs: Labs = {}): boolean =>
  Object.values(labs).some((value) => value !== undefined);

export function missingAnswers(input: PlanInput): string[] {
  const { findings } = clinicalState(input);
  const { labs = {}, chemistry } = input;
  const results = new Map<keyof Labs, string>();
  for (const [finding, result, name] of RESULT_BY_FINDING)
    if (findings.has(finding) && labs[result] === undefined && !results.has(result))
      results.set(result, name);
  return [
    ...(input.bloodPressure ? [] : ['presión en reposo']),
    ...(hasResults(labs) ? [] : ['análisis de los últimos 6 meses']),
    ...results.values(),
    ...(findings.has('eating_screen_incomplete')
      ? ['preguntas sobre la comida, sin responder']
      : []),
    ...(findings.has('pregnancy_unanswered') ? ['si puede haber un embarazo'] : []),
    ...(input.bodyFatPercent === undefined
      ? ['porcentaje de grasa, para la energía disponible']
      : []),
    ...(chemistry && !chemistry.medicalFollowUp
      ? ['seguimiento médico de lo que usa o piensa usar']
      : []),
    ...(chemistry?.doseMultiple === 'unknown' ? ['cuánto usa o piensa usar'] : []),
    ...(chemistry?.origin === 'unknown' ? ['de dónde sale lo que usa o piensa usar'] : []),
  ];
}
