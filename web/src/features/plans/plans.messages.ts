import type {
  Activity,
  Condition,
  CycleType,
  DoseMultiple,
  FoodBudget,
  FoodPattern,
  HealthFlag,
  Origin,
  ScreeningQuestion,
  Sex,
} from '@forja/domain/person/choices';
import type { Labs } from '@forja/domain/person/plan-input';
import type { RiskLevel } from '@forja/domain/risk/risk-assessment';

export const sexLabels: Record<Sex, string> = { male: 'Varón', female: 'Mujer' };

export const conditionLabels: Record<Condition, string> = {
  hypertension: 'Hipertensión',
  diabetes: 'Diabetes',
  heart_disease: 'Enfermedad cardíaca',
  liver_disease: 'Enfermedad hepática',
  kidney_disease: 'Enfermedad renal',
  none: 'Ninguna',
};

export const cycleTypeLabels: Record<CycleType, string> = {
  natural: 'Sin química',
  steroid: 'Con química',
};

export const activityLabels: Record<Activity, string> = {
  sedentary: 'Sentado la mayor parte del día',
  active: 'De pie o caminando bastante',
  vigorous: 'Trabajo físico',
};

export const foodPatternLabels: Record<FoodPattern, string> = {
  all: 'De todo',
  vegetarian: 'Vegetariana',
  vegan: 'Vegana',
};

export const foodBudgetLabels: Record<FoodBudget, string> = {
  normal: 'Normal',
  economical: 'Económico: sin lo más caro de la verdulería y la pescadería',
};

export const cookingDaysLabels: Record<'1' | '2' | '3', string> = {
  1: 'Para el día',
  2: 'Para dos días',
  3: 'Para tres días',
};

export const doseMultipleLabels: Record<DoseMultiple, string> = {
  up_to_1: 'Igual o menos que una dosis médica de reemplazo',
  up_to_2_5: 'Hasta dos veces y media',
  up_to_5: 'Hasta cinco veces',
  over_5: 'Más de cinco veces',
  unknown: 'No sé',
};

export const originLabels: Record<Origin, string> = {
  prescribed: 'Farmacia, con receta',
  pharmacy_without_prescription: 'Farmacia, sin receta',
  unknown: 'Otro origen, o no sé',
};

export const healthFlagLabels: Record<HealthFlag, string> = {
  pregnancy: 'Embarazo',
  breastfeeding: 'Lactancia',
  wants_child_12_months: 'Busco un hijo en los próximos 12 meses',
  dialysis_or_transplant: 'Diálisis o trasplante de riñón',
  cirrhosis: 'Cirrosis',
  insulin_or_sulfonylurea: 'Uso insulina o una sulfonilurea',
  hypertension_uncontrolled: 'Presión alta sin controlar',
  eating_disorder_signs: 'Señales de trastorno alimentario',
  bariatric_surgery_recent: 'Cirugía bariátrica reciente',
  active_cancer: 'Cáncer en tratamiento',
  prostate_or_breast_cancer: 'Cáncer de próstata o de mama',
  thrombosis_history: 'Trombosis o embolia, alguna vez',
  anticoagulant: 'Tomo anticoagulantes',
  potassium_sparing_or_raas: 'Tomo enalapril, losartán, espironolactona o parecidos',
  psychosis_bipolar_or_suicidal: 'Psicosis, bipolaridad o ideas de hacerme daño',
  depression_anxiety_stable: 'Depresión o ansiedad, estable',
  sleep_apnoea_untreated: 'Apnea del sueño sin tratar',
  sleep_apnoea_treated: 'Apnea del sueño tratada',
  urinary_obstruction: 'Mucha dificultad para orinar',
  jaundice_or_dark_urine: 'Piel amarilla u orina oscura',
  family_premature_cvd: 'Infarto o muerte súbita temprana en la familia',
  smoking: 'Fumo',
  substance_use: 'Uso otras drogas',
  muscle_dysmorphia: 'Nunca me veo lo bastante grande y me hace mal',
  thyroid_disease: 'Enfermedad de tiroides',
  milk_allergy: 'Alergia a la leche',
  coeliac_disease: 'Celiaquía',
  lactose_intolerance: 'Intolerancia a la lactosa',
  potassium_restriction: 'Me dijeron que tengo el potasio alto o que lo limite',
  fall_or_walking_aid: 'Me caí en el último año, o camino con bastón o andador',
  emergency_symptom_now: 'Dolor de pecho, falta de aire o desmayo ahora',
};

/** Own wording, one fact each. Evidence A4. */
export const screeningLabels: Record<ScreeningQuestion, string> = {
  compensates_eating:
    'Después de comer, ¿a veces vomitás, ayunás o entrenás de más para compensar?',
  loses_control_eating: '¿Te pasa que empezás a comer y sentís que no podés parar?',
  lost_weight_fast: 'En los últimos meses, ¿bajaste mucho de peso en poco tiempo?',
  sees_larger_body: '¿Te ves más grande de lo que te ven quienes te conocen?',
  food_fills_the_day: '¿La comida, las calorías o tu peso te ocupan la cabeza buena parte del día?',
  pregnancy: '¿Estás embarazada, o puede que lo estés?',
};

export const labLabels: Record<keyof Labs, { label: string; unit: string }> = {
  haematocritPercent: { label: 'Hematocrito', unit: '%' },
  altTimesUpperLimit: { label: 'ALT (GPT)', unit: 'veces el máximo' },
  astTimesUpperLimit: { label: 'AST (GOT)', unit: 'veces el máximo' },
  ldlMgDl: { label: 'LDL', unit: 'mg/dl' },
  hdlMgDl: { label: 'HDL', unit: 'mg/dl' },
  egfr: { label: 'Filtrado glomerular', unit: 'ml/min' },
  hba1cPercent: { label: 'Hemoglobina glicosilada', unit: '%' },
  psaNgMl: { label: 'PSA', unit: 'ng/ml' },
  lvefPercent: { label: 'Fracción de eyección', unit: '%' },
};

export const riskLabels: Record<RiskLevel, string> = {
  low: 'Bajo',
  moderate: 'Medio',
  high: 'Alto',
  very_high: 'Muy Alto',
  unknown: 'Desconocido',
};

export const WEEKDAYS = [
  'lunes',
  'martes',
  'miércoles',
  'jueves',
  'viernes',
  'sábado',
  'domingo',
] as const;

export const planMessages = {
  trainingPending: {
    making: 'Armando tu semana. Tarda unos segundos.',
    failed: 'No pudimos armar la semana que elegiste.',
    planIsSafe: 'El plan sigue igual.',
    retry: 'Probar de nuevo',
  },
  plansQueries: {
    deleted: 'Plan borrado',
    notDeleted: 'No pudimos borrar el plan',
    restored: 'Plan recuperado',
    notRestored: 'No pudimos recuperar el plan',
  },
  planTitle: {
    withoutCompounds: 'Tu plan va sin compuestos',
    compounds: {
      not_asked: 'sin química',
      refused: 'sin compuestos',
      included: 'con química',
    },
    years: (years: number) => `${years} años`,
  },
  planUnavailable: {
    missing: 'Ese plan no está',
    unreadable: 'No pudimos abrir tu plan',
    safe: 'Tu plan sigue guardado en tu cuenta.',
    myPlans: 'Ver mis planes',
    retry: 'Probar de nuevo',
  },
} as const;
