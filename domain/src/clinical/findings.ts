/** Facts about health, age and body, each with one name whatever the answers it derives from. */
export const FINDINGS = [
  // age
  'minor',
  'under_21',
  'aged_65_or_more',
  'aged_70_or_more',
  'aged_75_or_more',
  'aged_85_or_more',
  'frail',
  // weight for height, and eating
  'underweight',
  'marked_thinness',
  'severe_thinness',
  'body_mass_index_40_or_more',
  'eating_disorder_signs',
  'eating_screen_incomplete',
  'bariatric_surgery_recent',
  // pregnancy
  'pregnancy',
  'pregnancy_unanswered',
  'breastfeeding',
  'wants_child_12_months',
  // heart and pressure
  'heart_disease',
  'reduced_ejection_fraction',
  'hypertension',
  'diagnosed_hypertension',
  'uncontrolled_hypertension',
  'pressure_limits_effort',
  'pressure_stops_training',
  'pressure_crisis',
  'low_blood_pressure',
  'family_premature_cvd',
  // kidney, liver and sugar
  'kidney_disease',
  'kidney_failure',
  'dialysis_or_transplant',
  'liver_disease',
  'cirrhosis',
  'jaundice_or_dark_urine',
  'raised_transaminases',
  'diabetes',
  'hypoglycaemia_risk',
  // blood, hormones and tumours
  'high_haematocrit',
  'polycythaemia',
  'thrombosis_history',
  'thyroid_disease',
  'raised_psa',
  'prostate_or_breast_cancer',
  'active_cancer',
  // medicines
  'anticoagulant',
  'potassium_raising_medicine',
  'potassium_restriction',
  // mind, sleep and habits
  'psychosis_bipolar_or_suicidal',
  'depression_anxiety_stable',
  'muscle_dysmorphia',
  'substance_use',
  'smoking',
  'sleep_apnoea_untreated',
  'sleep_apnoea_treated',
  'urinary_obstruction',
  // food
  'milk_allergy',
  'lactose_intolerance',
  'coeliac_disease',
  // now
  'emergency_symptom_now',
  'uses_compounds',
] as const;
export type Finding = (typeof FINDINGS)[number];
