import type { Finding } from '../clinical/findings.ts';
import { CONSULT_BEFORE_TRAINING, PREGNANCY_OR_BEFORE } from '../clinical/medical-decisions.ts';

/** `because` completes "Mejor evitalo: …", or precedes the sentence of the decider. */
export type Contraindication = {
  readonly when: readonly Finding[];
  readonly because: string;
  /** Decider of a nutrient, in Spanish: "tu obstetra". */
  readonly decides?: string;
};

/**
 * Exclusions of every supplement, in the order of their reasons. Forja's rule over evidence A6 and
 * E.
 */
export const BLANKET: readonly Contraindication[] = [
  { when: ['emergency_symptom_now', 'jaundice_or_dark_urine'], because: 'primero hay que resolver el síntoma que marcaste', decides: 'quien te atienda hoy' },
  { when: ['minor'], because: 'Forja no recomienda suplementos a menores de 18 años', decides: 'tu pediatra o tu médico' },
  { when: ['pregnancy', 'breastfeeding'], because: 'en el embarazo y la lactancia Forja no recomienda ningún suplemento de rendimiento', decides: 'tu obstetra' },
  { when: ['dialysis_or_transplant'], because: 'con diálisis o trasplante', decides: 'tu equipo médico' },
  { when: ['active_cancer'], because: 'durante un tratamiento oncológico', decides: 'tu equipo médico' },
  { when: ['bariatric_surgery_recent'], because: 'después de una cirugía bariátrica', decides: 'tu equipo médico' },
];

/** Performance supplements wait for a clinician; a missing nutrient does not. */
export const BLANKET_FOR_PERFORMANCE: readonly Contraindication[] = [
  { when: ['pregnancy_sought'], because: 'desde que buscás un embarazo Forja no recomienda ningún suplemento de rendimiento', decides: 'tu médico u obstetra' },
  { when: ['pregnancy_unanswered'], because: 'no contestaste si hay un embarazo; cuando lo contestes lo volvemos a mirar' },
  { when: ['kidney_disease'], because: 'con enfermedad renal o filtrado bajo', decides: 'tu nefrólogo' },
  { when: ['heart_disease'], because: 'con enfermedad cardíaca', decides: 'tu cardiólogo' },
  { when: ['liver_disease'], because: 'con el hígado enfermo o alterado', decides: 'tu médico' },
];

/** Applied last, because specific reasons are more informative. */
export const LAST_FOR_PERFORMANCE: readonly Contraindication[] = [
  { when: CONSULT_BEFORE_TRAINING, because: 'primero tiene que verte un médico por lo que contestaste' },
];

const SODIUM_LOAD: Contraindication = {
  when: ['hypertension'],
  because: 'suma mucho sodio y tenés la presión alta',
};

const KIDNEY: Contraindication = {
  when: ['kidney_disease'],
  because: 'con enfermedad renal o filtrado bajo se puede acumular',
  decides: 'tu nefrólogo',
};

export const CONTRAINDICATIONS: Readonly<Record<string, readonly Contraindication[]>> = {
  caffeine: [
    { when: ['hypertension'], because: 'la cafeína sube la presión, y la tuya ya está alta' },
    { when: ['depression_anxiety_stable', 'psychosis_bipolar_or_suicidal'], because: 'puede empeorar la ansiedad y el sueño' },
    { when: ['thyroid_disease'], because: 'con la tiroides alterada puede acelerar el corazón' },
    { when: ['sleep_apnoea_untreated'], because: 'con apnea del sueño sin tratar tapa el cansancio que te avisa y le exige más al corazón: primero hay que tratarla' },
    { when: ['eating_disorder_signs'], because: 'tapa el hambre, y hoy lo importante es comer bien' },
    { when: ['substance_use'], because: 'sumar un estimulante no te conviene ahora' },
  ],
  'protein-powder': [
    { when: ['milk_allergy'], because: 'la proteína de suero viene de la leche y le tenés alergia; si te falta proteína, hay en polvo de origen vegetal' },
    { when: ['lactose_intolerance'], because: 'la proteína de suero puede traer lactosa y no la tolerás; si te falta proteína, hay en polvo de origen vegetal' },
    { when: ['eating_disorder_signs'], because: 'hoy lo importante es comer comida, sin reemplazos' },
  ],
  creatine: [
    { when: ['psychosis_bipolar_or_suicidal'], because: 'hay pocos datos con tu tratamiento: conversalo antes con tu psiquiatra' },
  ],
  'sodium-bicarbonate': [
    SODIUM_LOAD,
    { when: ['potassium_raising_medicine', 'potassium_restriction'], because: 'es una carga de sodio y cambia el potasio de la sangre, y a vos te lo cuidan', decides: 'tu médico' },
  ],
  electrolytes: [
    SODIUM_LOAD,
    { when: ['potassium_raising_medicine', 'potassium_restriction'], because: 'suelen traer potasio, y el tuyo se cuida' },
  ],
  nitrate: [
    { when: ['low_blood_pressure'], because: 'baja la presión, y la tuya ya es baja' },
    { when: ['potassium_raising_medicine', 'potassium_restriction'], because: 'suma potasio, y el tuyo se cuida' },
  ],
  citrulline: [
    { when: ['low_blood_pressure'], because: 'baja la presión, y la tuya ya es baja' },
    { when: ['potassium_raising_medicine'], because: 'puede sumarse al efecto de tu medicación para la presión' },
  ],
  'omega-3': [
    { when: ['anticoagulant'], because: 'con un anticoagulante no lo recomendamos; si lo empezás, avisá antes en tu control de RIN', decides: 'tu médico' },
    { when: ['heart_disease'], because: 'en dosis altas se asocia con más fibrilación auricular', decides: 'tu cardiólogo' },
  ],
  'vitamin-d': [{ when: ['kidney_disease'], because: 'con enfermedad renal la vitamina D la maneja un especialista', decides: 'tu nefrólogo' }],
  zinc: [KIDNEY],
  magnesium: [
    KIDNEY,
    { when: ['potassium_raising_medicine'], because: 'tu medicación también puede retener magnesio', decides: 'tu médico' },
  ],
  'folic-acid': [{ when: ['pregnancy_sought', 'pregnancy_unanswered'], because: 'conviene desde antes del embarazo', decides: 'tu médico u obstetra' }],
  iodine: [{ when: ['thyroid_disease'], because: 'con la tiroides alterada el yodo de más o de menos importa', decides: 'quien te trata la tiroides' }],
  iron: [
    KIDNEY,
    { when: ['liver_disease'], because: 'el hierro de más se acumula en el hígado, y el tuyo está enfermo o alterado', decides: 'tu médico' },
    { when: ['high_haematocrit'], because: 'tu hematocrito está alto: el hierro no te hace falta y te puede dañar' },
    { when: ['uses_compounds'], because: 'los andrógenos suben el hematocrito: no sumes hierro sin un análisis que lo pida' },
  ],
  melatonin: [
    { when: ['anticoagulant'], because: 'puede sumarse al efecto del anticoagulante' },
    { when: ['psychosis_bipolar_or_suicidal'], because: 'puede interferir con tu medicación: preguntá antes' },
  ],
};

/** Checked first: an excess harms the child. */
export const FIRST: Readonly<Record<string, readonly Contraindication[]>> = {
  kelp: [
    { when: PREGNANCY_OR_BEFORE, because: 'un comprimido puede pasar varias veces el tope de yodo, y el exceso le hace mal al bebé' },
    { when: ['thyroid_disease'], because: 'trae una cantidad de yodo que nadie sabe, y tu tiroides la siente' },
  ],
  retinol: [
    { when: PREGNANCY_OR_BEFORE, because: 'el exceso de vitamina A como retinol puede dañar al bebé; la de las verduras no es el problema' },
  ],
};
