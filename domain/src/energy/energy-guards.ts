import { hasFinding } from '../clinical/clinical-state.ts';
import { isOldestOrFrail, CONSULT_BEFORE_TRAINING } from '../clinical/medical-decisions.ts';
import type { Notice } from '../evidence/notice.ts';
import type { SourceKey } from '../evidence/sources.ts';
import type { Profile } from '../profile/profile.ts';
import { LOW_ENERGY_SIGNS } from './energy-availability.ts';
import { MIN_BODY_FAT, LOW_BODY_FAT } from './weight-floor.ts';

export type EnergyChange = 'deficit' | 'surplus';

type EnergyGuard = {
  readonly code: string;
  readonly applies: (profile: Profile) => boolean;
  readonly blocks: readonly EnergyChange[];
  readonly text: string;
  readonly sources: readonly SourceKey[];
  /** Omitted for a person who must not train when another guard blocks the change. */
  readonly advisesTraining?: true;
};

const wantsDeficit = ({ goal }: Profile): boolean => goal === 'fat_loss';
const wantsSurplus = ({ goal }: Profile): boolean => goal === 'muscle_gain' || goal === 'strength';

const wantsChange = (profile: Profile): boolean => wantsDeficit(profile) || wantsSurplus(profile);

const bodyMass = ({ clinical }: Profile): number => clinical.readings.bodyMassIndex;
const isAdult = (profile: Profile): boolean => !hasFinding(profile, 'minor');

const hasFatStored = ({ bodyFatPercent, sex }: Profile): boolean =>
  bodyFatPercent !== undefined && bodyFatPercent >= (sex === 'male' ? 25 : 35);

const isHeavyWithoutBodyFat = (profile: Profile): boolean =>
  profile.bodyFatPercent === undefined && bodyMass(profile) >= 30;

const isLeanerThan = (
  { bodyFatPercent, sex }: Profile,
  limit: { male: number; female: number },
): boolean => bodyFatPercent !== undefined && bodyFatPercent < limit[sex];

/** Forja's rules from cited facts. */
const ENERGY_GUARDS: readonly EnergyGuard[] = [
  {
    code: 'no-energy-change-minor',
    applies: (profile) => !isAdult(profile),
    blocks: ['deficit', 'surplus'],
    text: 'Con menos de 18 años no hacemos planes para bajar ni para subir de peso: estás creciendo y las fórmulas son de adultos. Te mostramos cuánto gastás y hábitos sanos; para más, hablá con tu pediatra.',
    sources: [],
  },
  {
    code: 'no-energy-change-emergency',
    applies: (profile) =>
      wantsChange(profile) &&
      hasFinding(profile, 'emergency_symptom_now', 'jaundice_or_dark_urine'),
    blocks: ['deficit', 'surplus'],
    text: 'Marcaste un síntoma de urgencia: hasta que te atiendan no hacemos planes para bajar ni para subir de peso.',
    sources: [],
  },
  {
    code: 'no-energy-change-pressure',
    applies: (profile) =>
      wantsChange(profile) && hasFinding(profile, 'pressure_stops_training', 'pressure_crisis'),
    blocks: ['deficit', 'surplus'],
    text: 'Con 180/110 o más en reposo no hacemos planes para bajar ni para subir de peso: primero que te vea un médico. Mientras tanto te mostramos cuánto gastás.',
    sources: [],
  },
  {
    code: 'no-energy-change-pregnancy',
    applies: (profile) => hasFinding(profile, 'pregnancy'),
    blocks: ['deficit', 'surplus'],
    text: 'Durante el embarazo no hacemos planes para cambiar de peso: cuánta energía sumar lo decide tu obstetra. Lo que ves es el gasto de antes del embarazo: tomalo como un piso. Como referencia general, EFSA suma cerca de 70, 260 y 500 kcal por día en el primero, segundo y tercer trimestre.',
    sources: ['efsa2013energy'],
  },
  {
    code: 'no-energy-change-breastfeeding',
    applies: (profile) => hasFinding(profile, 'breastfeeding'),
    blocks: ['deficit', 'surplus'],
    text: 'Mientras das la teta no hacemos planes para cambiar de peso: hacer leche gasta energía. Lo que ves no la incluye: tomalo como un piso y cuánto sumar lo decide tu obstetra. Como referencia general, EFSA suma 500 kcal por día si es el único alimento del bebé, los primeros 6 meses.',
    sources: ['efsa2013energy'],
  },
  {
    code: 'no-energy-change-very-low-weight',
    applies: (profile) => hasFinding(profile, 'severe_thinness'),
    blocks: ['deficit', 'surplus'],
    text: 'Tu peso es muy bajo para tu altura: consultá antes de cambiar lo que comés. Volver a comer mucho de golpe también puede ser peligroso, y se hace con control médico.',
    sources: ['whonlis', 'dasilva2020'],
  },
  {
    code: 'no-deficit-low-weight',
    applies: (profile) =>
      hasFinding(profile, 'underweight') && !hasFinding(profile, 'severe_thinness'),
    blocks: ['deficit'],
    text: 'Tu peso es bajo para tu altura: no hacemos planes para bajar más, y recuperar peso puede ser un buen objetivo. Mostrale este dato a tu médico o nutricionista, sobre todo si bajaste sin buscarlo o te cuesta comer.',
    sources: ['whonlis'],
  },
  {
    code: 'no-energy-change-ejection-fraction',
    applies: (profile) => hasFinding(profile, 'reduced_ejection_fraction'),
    blocks: ['deficit', 'surplus'],
    text: 'Con una fracción de eyección menor de 50 % no movemos tu energía, ni para bajar ni para subir: el peso puede cambiar por líquido, y eso lo sigue tu cardiólogo.',
    sources: [],
  },
  {
    code: 'no-deficit-eating-disorder-signs',
    applies: (profile) => hasFinding(profile, 'eating_disorder_signs'),
    blocks: ['deficit'],
    text: 'Por lo que contaste de tu relación con la comida, no te damos un plan para bajar de peso. No es un diagnóstico. Hablarlo con un profesional de salud mental o de nutrición ayuda, y no hace falta estar mal para pedir turno.',
    sources: ['morgan1999', 'kutz2020'],
  },
  {
    code: 'no-deficit-eating-unanswered',
    applies: (profile) => wantsDeficit(profile) && hasFinding(profile, 'eating_screen_incomplete'),
    blocks: ['deficit'],
    text: 'Todavía no contestaste las preguntas sobre tu relación con la comida: hasta saberlo no mostramos un plan para bajar de peso, porque a algunas personas les hace daño. Contestalas cuando quieras: son cinco y no hay respuestas malas.',
    sources: ['kutz2020'],
  },
  {
    code: 'no-deficit-pregnancy-unanswered',
    applies: (profile) => wantsDeficit(profile) && hasFinding(profile, 'pregnancy_unanswered'),
    blocks: ['deficit'],
    text: 'Todavía no contestaste si estás embarazada: hasta saberlo no mostramos un plan para bajar de peso. Contestalo cuando quieras.',
    sources: [],
  },
  {
    code: 'no-deficit-bariatric-surgery',
    applies: (profile) => hasFinding(profile, 'bariatric_surgery_recent'),
    blocks: ['deficit'],
    text: 'Después de una cirugía bariátrica reciente la alimentación la lleva tu equipo: no sumamos un déficit nuestro.',
    sources: [],
  },
  {
    code: 'no-deficit-active-cancer',
    applies: (profile) => hasFinding(profile, 'active_cancer'),
    blocks: ['deficit'],
    text: 'Con un cáncer en tratamiento no hacemos planes para bajar de peso: mantener el peso y el músculo es parte de cuidarte. Mostrale este plan a tu equipo médico.',
    sources: [],
  },
  {
    code: 'no-deficit-cirrhosis',
    applies: (profile) => hasFinding(profile, 'cirrhosis'),
    blocks: ['deficit'],
    text: 'Con cirrosis no hacemos planes para bajar de peso: el cuerpo pierde músculo con facilidad. Comidas chicas y seguidas, sin alcohol, y el plan lo ajusta tu equipo.',
    sources: [],
  },
  {
    code: 'no-deficit-older-low-weight',
    applies: (profile) =>
      wantsDeficit(profile) && isOldestOrFrail(profile) && bodyMass(profile) < 25,
    blocks: ['deficit'],
    text: 'Desde los 70 años, y antes si ya tuviste una caída o usás un apoyo para caminar, no hacemos planes para bajar con un índice de masa corporal menor de 25: a esa edad, pesar poco se asoció con más mortalidad, y al bajar también se pierde músculo. Comé lo que gastás y entrená fuerza.',
    sources: ['winter2014', 'volkert2018'],
    advisesTraining: true,
  },
  {
    code: 'recomposition-older',
    applies: (profile) =>
      wantsDeficit(profile) &&
      isOldestOrFrail(profile) &&
      bodyMass(profile) >= 25 &&
      bodyMass(profile) < 30,
    blocks: ['deficit'],
    text: 'Desde los 70 años, y antes si ya tuviste una caída o usás un apoyo para caminar, con un índice de masa corporal de 25 a 30 te proponemos recomposición: comer lo que gastás, con la proteína del plan y fuerza, para cambiar grasa por músculo sin bajar de peso. Las dietas para bajar se reservan para la obesidad con un problema de salud, y con tu médico.',
    sources: ['volkert2018', 'winter2014'],
    advisesTraining: true,
  },
  {
    code: 'no-deficit-65-low-weight',
    applies: (profile) =>
      wantsDeficit(profile) &&
      hasFinding(profile, 'aged_65_or_more') &&
      !isOldestOrFrail(profile) &&
      bodyMass(profile) < 23,
    blocks: ['deficit'],
    text: 'Desde los 65 años no hacemos planes para bajar con un índice de masa corporal menor de 23: a esa edad, pesar poco se asoció con más mortalidad. Comé lo que gastás y entrená fuerza.',
    sources: ['winter2014'],
    advisesTraining: true,
  },
  {
    code: 'no-deficit-low-body-fat',
    applies: (profile) =>
      wantsDeficit(profile) && isAdult(profile) && isLeanerThan(profile, MIN_BODY_FAT),
    blocks: ['deficit'],
    text: `Tu porcentaje de grasa ya es bajo: no hacemos planes para bajar con menos de ${MIN_BODY_FAT.male} % en varones o ${MIN_BODY_FAT.female} % en mujeres. El cuerpo usa esa grasa para las hormonas y los huesos.`,
    sources: [],
  },
  {
    code: 'no-surplus-kidney-disease',
    applies: (profile) => wantsSurplus(profile) && hasFinding(profile, 'kidney_disease'),
    blocks: ['surplus'],
    text: 'No sumamos calorías: con enfermedad renal la proteína no pasa de 0,8 g por kilo, y con esa cantidad lo que comas de más se guardaría sobre todo como grasa. Comé lo que gastás y entrená fuerza igual, que cuida tu músculo; si tu nefrólogo te indica otra cosa, vale lo suyo.',
    sources: ['kdigo2024'],
    advisesTraining: true,
  },
  {
    code: 'no-surplus-energy-stored',
    applies: (profile) => wantsSurplus(profile) && hasFatStored(profile),
    blocks: ['surplus'],
    text: 'No sumamos calorías: tu cuerpo tiene energía guardada de sobra para hacer músculo. Comé lo que gastás, con la proteína del plan, y dejá que el entrenamiento haga el cambio.',
    sources: [],
    advisesTraining: true,
  },
  {
    code: 'no-surplus-body-fat-unknown',
    applies: (profile) => wantsSurplus(profile) && isHeavyWithoutBodyFat(profile),
    blocks: ['surplus'],
    text: 'No sumamos calorías: con un índice de masa corporal de 30 o más y sin tu porcentaje de grasa no sabemos si hace falta. Comé lo que gastás, con la proteína del plan. Si tu peso es de músculo, cargá tu porcentaje de grasa y lo volvemos a mirar.',
    sources: [],
  },
];

const ENERGY_CAUTIONS: readonly (Pick<EnergyGuard, 'code' | 'applies' | 'sources'> & {
  severity: Notice['severity'];
  text: string | ((profile: Profile) => string);
})[] = [
  {
    code: 'insulin-or-sulfonylurea',
    severity: 'warning',
    applies: (profile) => hasFinding(profile, 'hypoglycaemia_risk'),
    text: 'Con insulina o sulfonilureas, comer menos o entrenar más puede bajarte el azúcar, incluso horas después. Por eso el déficit no pasa del 10 %. La app no ajusta insulina ni pastillas: si cambiás comidas o entrenamiento, avisale antes a quien te las indica.',
    sources: ['kanaley2022'],
  },
  {
    code: 'diabetes',
    severity: 'info',
    applies: (profile) => hasFinding(profile, 'diabetes'),
    text: 'En la diabetes no hay un único reparto de grasas, proteínas y carbohidratos que sirva para todos: este es un punto de partida para charlar con tu equipo.',
    sources: ['evert2019', 'ada2026s5'],
  },
  {
    code: 'diabetes-by-test',
    severity: 'warning',
    applies: ({ clinical }) => (clinical.readings.labs.hba1cPercent ?? 0) >= 6.5,
    text: 'Con una hemoglobina glicosilada de 6,5 % o más el plan te cuida como con diabetes. Si todavía nadie te lo diagnosticó, mostrale ese análisis a tu médico: se confirma con él.',
    sources: [],
  },
  {
    code: 'heart-disease-clearance',
    severity: 'warning',
    applies: (profile) => hasFinding(profile, 'heart_disease'),
    text: 'Con una enfermedad del corazón, primero el visto bueno de tu cardiólogo: recién después, el plan.',
    sources: ['paluch2024'],
  },
  {
    code: 'kidney-disease-refer',
    severity: 'warning',
    applies: (profile) => hasFinding(profile, 'kidney_disease'),
    text: 'Con enfermedad renal este plan es un borrador para mostrarle a tu nefrólogo: la proteína, el sodio y el potasio se ajustan con tus análisis.',
    sources: ['kdigo2024'],
  },
  {
    code: 'liver-disease-refer',
    severity: 'warning',
    applies: (profile) => hasFinding(profile, 'liver_disease') && !hasFinding(profile, 'cirrhosis'),
    text: 'Con una enfermedad del hígado, mostrale el plan a tu médico antes de empezar: según cuál sea, bajar de peso ayuda o está contraindicado.',
    sources: [],
  },
  {
    code: 'deficit-oldest',
    severity: 'warning',
    applies: (profile) =>
      wantsDeficit(profile) && isOldestOrFrail(profile) && bodyMass(profile) >= 30,
    text: 'Desde los 70 años las dietas para bajar son solo para la obesidad con un problema de salud por el peso: confirmalo con tu médico antes de empezar. Por eso el déficit no pasa de 500 kcal por día ni de medio kilo por semana, y la fuerza es obligatoria.',
    sources: ['volkert2018'],
  },
  {
    code: 'deficit-65-consult',
    severity: 'warning',
    applies: (profile) =>
      wantsDeficit(profile) &&
      hasFinding(profile, 'aged_65_or_more') &&
      !isOldestOrFrail(profile) &&
      bodyMass(profile) >= 23 &&
      bodyMass(profile) < 25,
    text: 'Desde los 65 años, con un índice de masa corporal de 23 a 25, mostrale este plan a tu médico o nutricionista antes de bajar: tu peso ya está cerca de donde se vio menos mortalidad.',
    sources: ['winter2014'],
  },
  {
    code: 'low-body-fat',
    severity: 'warning',
    applies: (profile) =>
      wantsDeficit(profile) &&
      isAdult(profile) &&
      isLeanerThan(profile, LOW_BODY_FAT) &&
      !isLeanerThan(profile, MIN_BODY_FAT),
    text: ({ sex }) =>
      `Tu porcentaje de grasa ya está cerca del mínimo al que llegan nuestros planes: si notás ${LOW_ENERGY_SIGNS[sex]}, dejá de bajar y consultá.`,
    sources: [],
  },
];

const goalChange = (profile: Profile): EnergyChange | undefined => {
  if (wantsDeficit(profile)) return 'deficit';
  return wantsSurplus(profile) ? 'surplus' : undefined;
};

export function energyGuards(profile: Profile): {
  change: EnergyChange | undefined;
  stopped: boolean;
  notices: Notice[];
} {
  const change = goalChange(profile);
  const applicable = ENERGY_GUARDS.filter((guard) => guard.applies(profile));
  const blocking = applicable.filter(
    (guard) => change !== undefined && guard.blocks.includes(change),
  );
  const mustNotTrain =
    hasFinding(profile, ...CONSULT_BEFORE_TRAINING) &&
    blocking.some(({ advisesTraining }) => !advisesTraining);
  const notified = applicable.filter(({ advisesTraining }) => !(mustNotTrain && advisesTraining));
  const notices: Notice[] = notified.map((guard) => ({
    code: guard.code,
    severity: blocking.includes(guard) ? 'stop' : 'warning',
    text: guard.text,
    basis: 'forja_rule',
    sources: guard.sources,
  }));
  for (const { applies, code, severity, text, sources } of ENERGY_CAUTIONS)
    if (applies(profile))
      notices.push({
        code,
        severity,
        text: typeof text === 'string' ? text : text(profile),
        basis: 'forja_rule',
        sources,
      });
  return {
    change: blocking.length > 0 ? undefined : change,
    stopped: blocking.length > 0,
    notices,
  };
}
