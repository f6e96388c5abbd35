import type { Circumstance } from './circumstance.ts';

/** `because` completes "Mejor evitalo: …". */
export type Contraindication = { readonly when: readonly Circumstance[]; readonly because: string };

/** Nobody gets a supplement recommended here: the order is the order in which the reason is told. Forja's rule over evidence A6 and E. */
export const BLANKET: readonly Contraindication[] = [
  { when: ['emergency_symptom_now'], because: 'primero hay que resolver el síntoma que marcaste, con atención médica hoy' },
  { when: ['minor'], because: 'Forja no recomienda suplementos a menores de 18 años' },
  { when: ['pregnancy', 'breastfeeding'], because: 'en el embarazo y la lactancia los suplementos los indica tu obstetra' },
  { when: ['dialysis_or_transplant'], because: 'con diálisis o trasplante cada suplemento lo decide tu equipo médico' },
  { when: ['active_cancer'], because: 'durante un tratamiento oncológico cada suplemento lo decide tu equipo médico' },
  { when: ['bariatric_surgery_recent'], because: 'después de una cirugía bariátrica los suplementos los indica tu equipo médico' },
];

/** A clinician decides first, but a nutrient that the diet lacks does not wait for it. */
export const BLANKET_FOR_PERFORMANCE: readonly Contraindication[] = [
  { when: ['kidney_disease', 'reduced_filtration'], because: 'con enfermedad renal o filtrado bajo lo decide tu nefrólogo' },
  { when: ['heart_disease'], because: 'con enfermedad cardíaca lo decide tu cardiólogo' },
  { when: ['liver_disease', 'cirrhosis', 'jaundice_or_dark_urine', 'raised_transaminases'], because: 'con el hígado enfermo o alterado lo decide tu médico' },
];

const SODIUM_LOAD: Contraindication = {
  when: ['hypertension', 'hypertension_uncontrolled', 'high_blood_pressure_reading'],
  because: 'suma mucho sodio y tenés la presión alta',
};

const KIDNEY: Contraindication = {
  when: ['kidney_disease', 'reduced_filtration'],
  because: 'con enfermedad renal o filtrado bajo se puede acumular: lo decide tu nefrólogo',
};

/** Reasons of one supplement, besides the blanket ones. */
export const CONTRAINDICATIONS: Readonly<Record<string, readonly Contraindication[]>> = {
  caffeine: [
    { when: ['hypertension', 'hypertension_uncontrolled', 'high_blood_pressure_reading'], because: 'la cafeína sube la presión, y la tuya ya está alta' },
    { when: ['depression_anxiety_stable', 'psychosis_bipolar_or_suicidal'], because: 'puede empeorar la ansiedad y el sueño' },
    { when: ['thyroid_disease'], because: 'con la tiroides alterada puede acelerar el corazón' },
    { when: ['eating_disorder_signs'], because: 'tapa el hambre, y hoy lo importante es comer bien' },
    { when: ['substance_use'], because: 'sumar un estimulante no te conviene ahora' },
  ],
  'protein-powder': [
    { when: ['milk_allergy'], because: 'la proteína de suero viene de la leche y le tenés alergia; si te falta proteína, existe la de arveja o la de soja' },
    { when: ['eating_disorder_signs'], because: 'hoy lo importante es comer comida, sin reemplazos' },
  ],
  creatine: [
    { when: ['psychosis_bipolar_or_suicidal'], because: 'hay pocos datos con tu tratamiento: conversalo antes con tu psiquiatra' },
  ],
  'sodium-bicarbonate': [SODIUM_LOAD],
  electrolytes: [
    SODIUM_LOAD,
    { when: ['potassium_sparing_or_raas'], because: 'suelen traer potasio, y tu medicación lo retiene' },
  ],
  nitrate: [
    { when: ['low_blood_pressure_reading'], because: 'baja la presión, y la tuya ya es baja' },
    { when: ['potassium_sparing_or_raas'], because: 'baja la presión y suma potasio sobre tu medicación' },
  ],
  citrulline: [
    { when: ['low_blood_pressure_reading'], because: 'baja la presión, y la tuya ya es baja' },
    { when: ['potassium_sparing_or_raas'], because: 'puede sumarse al efecto de tu medicación para la presión' },
  ],
  'omega-3': [{ when: ['anticoagulant'], because: 'puede sumarse al efecto del anticoagulante' }],
  'vitamin-d': [{ when: ['kidney_disease', 'reduced_filtration'], because: 'con enfermedad renal la vitamina D la maneja tu nefrólogo' }],
  zinc: [KIDNEY],
  magnesium: [
    KIDNEY,
    { when: ['potassium_sparing_or_raas'], because: 'tu medicación también puede retener magnesio: preguntá antes' },
  ],
  iron: [
    KIDNEY,
    { when: ['liver_disease', 'cirrhosis', 'jaundice_or_dark_urine', 'raised_transaminases'], because: 'el hierro de más se acumula en el hígado, y el tuyo ya está enfermo o alterado' },
    { when: ['high_haematocrit'], because: 'tu hematocrito está alto: el hierro no te hace falta y te puede dañar' },
    { when: ['declared_chemistry'], because: 'los andrógenos suben el hematocrito: no sumes hierro sin un análisis que lo pida' },
  ],
  melatonin: [
    { when: ['anticoagulant'], because: 'puede sumarse al efecto del anticoagulante' },
    { when: ['psychosis_bipolar_or_suicidal'], because: 'puede interferir con tu medicación: preguntá antes' },
  ],
};
