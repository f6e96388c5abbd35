import type { HealthFlag } from '@forja/domain/person/choices';
import type { HealthSystem } from './health-systems.ts';

export const healthSystemLabels: Record<HealthSystem, string> = {
  heart: 'Corazón, presión y sangre',
  kidney_and_liver: 'Riñón, vías urinarias e hígado',
  hormones: 'Azúcar y tiroides',
  digestion: 'Digestión y alergias',
  cancer: 'Cáncer',
  mind: 'Salud mental y relación con la comida',
  sleep: 'Sueño',
  pregnancy: 'Embarazo y fertilidad',
  daily_life: 'Consumo y caídas',
};

export const healthSearchWords: Record<HealthFlag, string> = {
  emergency_symptom_now: 'infarto ahogo',
  hypertension_uncontrolled: 'hipertensión arterial',
  thrombosis_history: 'coágulo TEP TVP ACV trombofilia',
  anticoagulant: 'sintrom acenocumarol warfarina rivaroxabán apixabán',
  potassium_sparing_or_raas:
    'remedio para la presión IECA valsartán telmisartán ramipril eplerenona',
  family_premature_cvd: 'antecedentes familiares corazón',
  dialysis_or_transplant: 'trasplantado renal',
  cirrhosis: 'hígado hepática',
  potassium_restriction: 'riñón hiperpotasemia',
  urinary_obstruction: 'próstata orina sonda',
  jaundice_or_dark_urine: 'ictericia hepatitis hígado',
  insulin_or_sulfonylurea: 'diabetes glibenclamida glimepirida gliclazida',
  thyroid_disease: 'hipotiroidismo hipertiroidismo levotiroxina',
  milk_allergy: 'APLV proteína lácteos',
  coeliac_disease: 'celíaco celíaca gluten TACC',
  lactose_intolerance: 'lácteos',
  bariatric_surgery_recent: 'bypass manga gástrica estómago',
  active_cancer: 'tumor quimioterapia rayos oncología',
  prostate_or_breast_cancer: 'tumor',
  eating_disorder_signs: 'anorexia bulimia atracones TCA',
  psychosis_bipolar_or_suicidal: 'esquizofrenia suicidio',
  depression_anxiety_stable: 'pánico',
  muscle_dysmorphia: 'vigorexia dismorfia',
  sleep_apnoea_untreated: 'ronquidos dormir',
  sleep_apnoea_treated: 'CPAP dormir',
  pregnancy: 'embarazada',
  breastfeeding: 'amamantar teta',
  wants_child_12_months: 'fertilidad embarazo',
  smoking: 'cigarrillo tabaco vapeo',
  substance_use: 'cocaína marihuana alcohol consumo',
  fall_or_walking_aid: 'caída andar equilibrio',
};

export const healthMessages = {
  healthConditions: {
    legend: 'Otros datos que cambian el plan',
    hint: 'Marcá lo que corresponda. Podés buscarlo por su nombre.',
    search: 'Buscar una enfermedad o un remedio',
    selected: (count: number) =>
      count === 0 ? '' : count === 1 ? '(1 marcado)' : `(${count} marcados)`,
    results: (count: number) => (count === 1 ? 'Encontramos 1.' : `Encontramos ${count}.`),
    noResults:
      'No está en esta lista. Si un médico te pidió cuidados por eso, mostrale el plan antes de empezar.',
  },
} as const;
