export const SEXES = ['male', 'female'] as const;
export type Sex = (typeof SEXES)[number];

export const CONDITIONS = [
  'none',
  'hypertension',
  'diabetes',
  'heart_disease',
  'liver_disease',
  'kidney_disease',
] as const;
export type Condition = (typeof CONDITIONS)[number];

export const GOALS = ['muscle_gain', 'fat_loss', 'strength', 'performance', 'maintenance'] as const;
export type Goal = (typeof GOALS)[number];

export const LEVELS = ['beginner', 'intermediate', 'advanced', 'elite'] as const;
export type Level = (typeof LEVELS)[number];

export const CYCLE_TYPES = ['natural', 'steroid'] as const;
export type CycleType = (typeof CYCLE_TYPES)[number];

/** Daily life without training: FAO/WHO/UNU 2004 lifestyle bands. */
export const ACTIVITIES = ['sedentary', 'active', 'vigorous'] as const;
export type Activity = (typeof ACTIVITIES)[number];

export const EQUIPMENT = ['gym', 'dumbbells', 'bodyweight'] as const;
export type Equipment = (typeof EQUIPMENT)[number];

export const FOOD_PATTERNS = ['all', 'vegetarian', 'vegan'] as const;
export type FoodPattern = (typeof FOOD_PATTERNS)[number];

export const JOINTS = [
  'shoulder',
  'elbow',
  'wrist',
  'lower_back',
  'hip',
  'knee',
  'ankle',
  'neck',
] as const;
export type Joint = (typeof JOINTS)[number];

export const DOSE_MULTIPLES = ['up_to_1', 'up_to_2_5', 'up_to_5', 'over_5', 'unknown'] as const;
/** Multiple of a medical replacement dose; never an amount. */
export type DoseMultiple = (typeof DOSE_MULTIPLES)[number];

export const ORIGINS = ['prescribed', 'pharmacy_without_prescription', 'unknown'] as const;
export type Origin = (typeof ORIGINS)[number];

export const HEALTH_FLAGS = [
  'pregnancy',
  'breastfeeding',
  'wants_child_12_months',
  'dialysis_or_transplant',
  'cirrhosis',
  'insulin_or_sulfonylurea',
  'hypertension_uncontrolled',
  'eating_disorder_signs',
  'bariatric_surgery_recent',
  'active_cancer',
  'prostate_or_breast_cancer',
  'thrombosis_history',
  'anticoagulant',
  'potassium_sparing_or_raas',
  'psychosis_bipolar_or_suicidal',
  'depression_anxiety_stable',
  'sleep_apnoea_untreated',
  'sleep_apnoea_treated',
  'urinary_obstruction',
  'jaundice_or_dark_urine',
  'family_premature_cvd',
  'smoking',
  'substance_use',
  'muscle_dysmorphia',
  'thyroid_disease',
  'milk_allergy',
  'coeliac_disease',
  'lactose_intolerance',
  'potassium_restriction',
  'fall_or_walking_aid',
  'emergency_symptom_now',
] as const;
export type HealthFlag = (typeof HEALTH_FLAGS)[number];

/** Screening in our own words. Two signs are enough: evidence A4. */
export const EATING_QUESTIONS = [
  'compensates_eating',
  'loses_control_eating',
  'lost_weight_fast',
  'sees_larger_body',
  'food_fills_the_day',
] as const;

export const SCREENING_QUESTIONS = [...EATING_QUESTIONS, 'pregnancy'] as const;
export type ScreeningQuestion = (typeof SCREENING_QUESTIONS)[number];

export const SCREENING_ANSWERS = ['yes', 'no'] as const;
export type ScreeningAnswer = (typeof SCREENING_ANSWERS)[number];

/** Budget of a menu, without prices: "economical" avoids expensive foods in Argentina. */
export const FOOD_BUDGETS = ['normal', 'economical'] as const;
export type FoodBudget = (typeof FOOD_BUDGETS)[number];
