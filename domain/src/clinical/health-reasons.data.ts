import type { Basis } from '../evidence/traced.ts';
import type { SourceKey } from '../evidence/sources.ts';
import type { Readings } from './clinical-state.ts';
import type { Finding } from './findings.ts';
import type { HealthSeverity } from './health-severity.ts';

type ReasonText = string | ((readings: Readings) => string);

type HealthRule = {
  readonly severity: Exclude<HealthSeverity, 'none'>;
  /** Completes "Antes de empezar, consultá: …". */
  readonly name: ReasonText;
  readonly text: ReasonText;
  readonly basis: Basis;
  readonly sources: readonly SourceKey[];
  /** Graver findings that already give the reason. */
  readonly unless?: readonly Finding[];
};

const pressure = ({ bloodPressure }: Readings): string =>
  bloodPressure ? `presión de ${bloodPressure.systolic}/${bloodPressure.diastolic}` : 'presión alta';
const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Pre-participation screening: known heart, metabolic or kidney disease needs clearance. */
const SCREENING = { basis: 'forja_rule', sources: ['riebe2015'] } as const;
const OWN_RULE = { basis: 'forja_rule', sources: [] } as const;

export const HEALTH_REASONS: Readonly<Partial<Record<Finding, HealthRule>>> = {
  emergency_symptom_now: {
    severity: 'emergency',
    name: 'un síntoma de urgencia',
    text: 'Marcaste un síntoma de urgencia, como dolor de pecho, falta de aire o desmayo. Pará ahora: si no se pasa en minutos, llamá al 107 o al 911, o andá a una guardia.',
    ...OWN_RULE,
  },
  jaundice_or_dark_urine: {
    severity: 'emergency',
    name: 'piel amarilla u orina oscura',
    text: 'Piel amarilla u orina oscura: andá hoy a una guardia. Puede ser el hígado.',
    ...OWN_RULE,
  },

  pressure_crisis: {
    severity: 'stop',
    name: pressure,
    text: (readings) =>
      `${withCapital(pressure(readings))}: sentate 5 minutos y volvé a medirla. Si sigue en 180/120 o más, hablá hoy mismo con un médico y no entrenes. Si además tenés dolor de pecho, falta de aire, debilidad, o te cuesta ver o hablar, llamá al 107 o al 911.`,
    basis: 'source',
    sources: ['m11'],
  },
  pressure_stops_training: {
    severity: 'stop',
    name: pressure,
    text: (readings) => `${withCapital(pressure(readings))}: desde 180/110 en reposo no se empieza a entrenar. Consultá antes.`,
    ...OWN_RULE,
    unless: ['pressure_crisis'],
  },
  pressure_limits_effort: {
    severity: 'consult',
    name: pressure,
    text: (readings) =>
      `${withCapital(pressure(readings))}: hasta que te vea un médico, solo esfuerzos livianos o moderados.`,
    ...OWN_RULE,
    unless: ['pressure_stops_training', 'pressure_crisis'],
  },
  uncontrolled_hypertension: {
    severity: 'consult',
    name: 'presión alta sin controlar',
    text: 'Presión alta sin controlar: primero se controla con tu médico, después se suma esfuerzo.',
    ...OWN_RULE,
    unless: ['pressure_limits_effort', 'pressure_stops_training', 'pressure_crisis'],
  },
  hypertension: {
    severity: 'consult',
    name: 'presión alta',
    text: 'Presión alta: contale a tu médico que vas a entrenar y llevá un registro de tu presión.',
    ...OWN_RULE,
    unless: ['uncontrolled_hypertension', 'pressure_limits_effort', 'pressure_stops_training', 'pressure_crisis'],
  },
  heart_disease: {
    severity: 'consult',
    name: 'enfermedad del corazón',
    text: 'Enfermedad del corazón: primero la autorización de tu cardiólogo. Entrenar fuerza ayuda cuando está estable.',
    basis: 'forja_rule',
    sources: ['riebe2015', 'paluch2024'],
    unless: ['reduced_ejection_fraction'],
  },
  reduced_ejection_fraction: {
    severity: 'stop',
    name: 'fracción de eyección menor de 50 %',
    text: 'Fracción de eyección menor de 50 %: no empieces sin la autorización de tu cardiólogo, y aun con ella solo caminar y fuerza liviana.',
    ...OWN_RULE,
  },

  severe_thinness: {
    severity: 'stop',
    name: 'muy bajo peso',
    text: 'Tu peso es muy bajo para tu altura: antes que un plan hace falta un servicio de salud, hoy. Volver a comer después de un período sin comer también se hace con ayuda médica.',
    basis: 'forja_rule',
    sources: ['whonlis'],
  },
  marked_thinness: {
    severity: 'stop',
    name: 'bajo peso',
    text: 'Tu peso es bajo para tu altura: hasta que te vea un médico, solo caminar y moverte suave.',
    basis: 'forja_rule',
    sources: ['whonlis'],
    unless: ['severe_thinness'],
  },
  underweight: {
    severity: 'consult',
    name: 'bajo peso',
    text: 'Tu peso es bajo para tu altura: consultá con un médico o un nutricionista antes de sumar gasto.',
    basis: 'source',
    sources: ['whonlis'],
    unless: ['marked_thinness', 'severe_thinness'],
  },
  body_mass_index_40_or_more: {
    severity: 'consult',
    name: 'índice de masa corporal de 40 o más',
    text: 'Con un índice de masa corporal de 40 o más, antes de empezar hacé un control con tu médico y mostrale este plan: con su visto bueno se arranca de a poco.',
    ...OWN_RULE,
  },
  aged_85_or_more: {
    severity: 'consult',
    name: '85 años o más',
    text: 'Desde los 85 años, antes de empezar hacé un control con tu médico y mostrale este plan.',
    ...OWN_RULE,
  },
  eating_disorder_signs: {
    severity: 'consult',
    name: 'tu relación con la comida',
    text: 'Lo que contestaste sobre la comida merece una charla con un médico o un psicólogo. No es un diagnóstico.',
    basis: 'forja_rule',
    sources: ['kutz2020'],
  },
  bariatric_surgery_recent: {
    severity: 'consult',
    name: 'cirugía bariátrica reciente',
    text: 'Cirugía bariátrica reciente: la comida, los suplementos y el esfuerzo los indica tu equipo médico.',
    ...OWN_RULE,
  },

  pregnancy: {
    severity: 'consult',
    name: 'embarazo',
    text: 'Embarazo: antes de entrenar, tu obstetra tiene que descartar lo que lo contraindica. Esto lo decide tu obstetra: la app te muestra información general y no cambia lo que te indicaron.',
    basis: 'source',
    sources: ['mottola2018', 'acog804'],
  },
  pregnancy_unanswered: {
    severity: 'consult',
    name: 'si puede haber un embarazo',
    text: 'No contestaste si hay un embarazo: si puede haber uno, primero un test o una charla con tu médico.',
    ...OWN_RULE,
  },
  breastfeeding: {
    severity: 'consult',
    name: 'lactancia',
    text: 'Lactancia: lo que comas de más o de menos y lo que tomes lo decide tu obstetra. La app no cambia lo que te indicaron.',
    ...OWN_RULE,
  },

  kidney_disease: {
    severity: 'consult',
    name: 'enfermedad del riñón',
    text: 'Enfermedad del riñón o filtrado bajo: mostrale este plan a tu nefrólogo. Las proteínas, el potasio y el fósforo se ajustan según tu análisis.',
    basis: 'forja_rule',
    sources: ['riebe2015', 'kdigo2024'],
  },
  potassium_restriction: {
    severity: 'consult',
    name: 'restricción de potasio',
    text: 'Te indicaron restringir el potasio: la comida la arma tu nefrólogo o tu nutricionista con tu análisis.',
    ...OWN_RULE,
  },
  liver_disease: {
    severity: 'consult',
    name: 'hígado enfermo o alterado',
    text: 'Hígado enfermo o un análisis alterado: consultá antes de empezar.',
    ...OWN_RULE,
    unless: ['jaundice_or_dark_urine'],
  },
  diabetes: {
    severity: 'consult',
    name: 'diabetes',
    text: 'Diabetes: contale a quien te la trata que vas a cambiar comidas y entrenamiento, antes de hacerlo.',
    ...SCREENING,
    unless: ['hypoglycaemia_risk'],
  },
  hypoglycaemia_risk: {
    severity: 'consult',
    name: 'diabetes con insulina o con pastillas que bajan el azúcar',
    text: 'Con insulina o sulfonilureas, cambiar comidas o entrenamiento puede bajarte demasiado el azúcar, hasta 24 horas después. Avisale antes a quien te las indica: la app no ajusta ninguna dosis.',
    basis: 'source',
    sources: ['turner2019'],
  },

  polycythaemia: {
    severity: 'consult',
    name: 'hematocrito alto',
    text: 'Hematocrito mayor de 54 %: consultá ya, la sangre espesa forma coágulos con más facilidad.',
    ...OWN_RULE,
  },
  high_haematocrit: {
    severity: 'consult',
    name: 'hematocrito alto',
    text: 'Hematocrito de 50 % o más: mostrale ese análisis a tu médico.',
    ...OWN_RULE,
    unless: ['polycythaemia'],
  },
  thrombosis_history: {
    severity: 'consult',
    name: 'trombosis previa',
    text: 'Trombosis previa o tendencia a los coágulos: preguntá qué esfuerzos te convienen.',
    ...OWN_RULE,
  },
  anticoagulant: {
    severity: 'consult',
    name: 'anticoagulante',
    text: 'Anticoagulante: avisá en tu control de RIN antes de cambiar de dieta, bajar de peso o sumar un suplemento. La vitamina K se mantiene estable, no se elimina.',
    basis: 'forja_rule',
    sources: ['violi2016'],
  },
  raised_psa: {
    severity: 'consult',
    name: 'PSA alto',
    text: 'PSA mayor de 3: pedí turno con un urólogo.',
    ...OWN_RULE,
  },
  prostate_or_breast_cancer: {
    severity: 'consult',
    name: 'cáncer',
    text: 'Cáncer de próstata o de mama: la comida, los suplementos y el esfuerzo los acuerda tu oncólogo.',
    ...OWN_RULE,
    unless: ['active_cancer'],
  },
  active_cancer: {
    severity: 'consult',
    name: 'cáncer',
    text: 'Cáncer en tratamiento: la comida, los suplementos y el esfuerzo los acuerda tu oncólogo.',
    ...OWN_RULE,
  },

  psychosis_bipolar_or_suicidal: {
    severity: 'consult',
    name: 'tu salud mental',
    text: 'Hablá con quien te trata antes de cambiar rutinas. Si tenés ideas de hacerte daño, llamá ahora al 107 o al 911, o andá a una guardia.',
    ...OWN_RULE,
  },
  muscle_dysmorphia: {
    severity: 'consult',
    name: 'cómo ves tu cuerpo',
    text: 'Si verte chico o con poco músculo te ocupa el día, una charla con un psicólogo ayuda más que otra rutina.',
    ...OWN_RULE,
  },
  sleep_apnoea_untreated: {
    severity: 'consult',
    name: 'apnea del sueño sin tratar',
    text: 'Apnea del sueño sin tratar: carga el corazón y la presión. Consultá para tratarla.',
    ...OWN_RULE,
  },
  frail: {
    severity: 'consult',
    name: 'caídas o ayuda para caminar',
    text: 'Con caídas o ayuda para caminar, las primeras sesiones van acompañadas por un profesional.',
    ...OWN_RULE,
  },
};
