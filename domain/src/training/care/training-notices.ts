import { hasFinding } from '../../clinical/clinical-state.ts';
import type { Notice } from '../../evidence/notice.ts';
import type { Joint } from '../../person/choices.ts';
import { LIMITS } from '../../person/plan-input.ts';
import type { Profile } from '../../profile/profile.ts';
import type { Caution, Cautions } from '../training-cautions.ts';
import { MUSCLE_NAMES } from '../../exercises/muscles.ts';
import { PATTERN_NAMES } from '../../exercises/patterns.ts';
import type { Muscle } from '../../exercises/muscles.ts';
import type { Pattern } from '../../exercises/patterns.ts';
import type { HelpedMovement } from '../selection/own-weight.ts';
import type { TrainingPause } from '../training-plan.ts';

const NOTICE_BY_CAUTION: Readonly<Record<Caution, Notice>> = {
  heart: {
    code: 'training-heart',
    severity: 'warning',
    text: 'Antes de empezar, pedí el alta de tu cardiólogo para hacer fuerza. Este plan no tiene intervalos fuertes ni tests máximos, y siempre dejás 2 repeticiones o más en reserva. Si aparece dolor de pecho, desmayo, palpitaciones o una falta de aire rara, pará y llamá al 107.',
    basis: 'forja_rule',
    sources: ['paluch2024'],
  },
  high_pressure: {
    code: 'training-high-pressure',
    severity: 'warning',
    text: 'Con la presión alta la fuerza suma, hecha con pesos moderados y sin aguantar el aire: largalo en cada esfuerzo. Van 8 a 12 repeticiones, con 2 o más en reserva y 90 segundos de descanso o más.',
    basis: 'forja_rule',
    sources: ['paluch2024'],
  },
  high_pressure_now: {
    code: 'training-pressure-limit',
    severity: 'warning',
    text: 'Con 160/100 o más en reposo, solo esfuerzo liviano o moderado, con 4 repeticiones en reserva en cada serie, y consultá a tu médico antes de seguir.',
    basis: 'forja_rule',
    sources: [],
  },
  kidney: {
    code: 'training-kidney',
    severity: 'info',
    text: 'Con el riñón afectado, moverte te conviene: la meta es 150 minutos por semana o lo que toleres. Empezá de a poco, no entrenes con sed y consultá antes de tomar cualquier antiinflamatorio.',
    basis: 'forja_rule',
    sources: ['kdigo2024'],
  },
  liver: {
    code: 'training-liver',
    severity: 'warning',
    text: 'Con el hígado afectado, consultá antes de empezar. El plan arranca con poco volumen y lejos del límite.',
    basis: 'expert_judgement',
    sources: [],
  },
  pregnancy: {
    code: 'training-pregnancy',
    severity: 'warning',
    text: 'En el embarazo moverse se recomienda si tu obstetra no lo contraindica: mostrale este plan antes de empezar. Va sin ejercicios en los que estés acostada, sin saltos ni colgarse, sin máximos y con 3 repeticiones o más en reserva. Esto lo decide tu obstetra. La app te muestra información general y no cambia lo que te indicaron.',
    basis: 'forja_rule',
    sources: ['acog804', 'mottola2018'],
  },
  pregnancy_unanswered: {
    code: 'training-pregnancy-unanswered',
    severity: 'info',
    text: 'No contestaste si hay embarazo. Mientras tanto la semana va sin ejercicios en los que estés acostada, sin saltos y con 3 repeticiones o más en reserva.',
    basis: 'forja_rule',
    sources: [],
  },
  postpartum: {
    code: 'training-postpartum',
    severity: 'warning',
    text: 'Cuándo volver a correr, saltar o levantar pesado lo decide tu obstetra: la app no pone fecha. Si hay dolor, pérdidas, sensación de peso o hubo cesárea, consultá antes.',
    basis: 'forja_rule',
    sources: [],
  },
  cancer: {
    code: 'training-cancer',
    severity: 'warning',
    text: 'Durante un tratamiento oncológico, el entrenamiento lo aprueba tu equipo médico. El plan arranca suave y cada día decidís según cómo estés.',
    basis: 'expert_judgement',
    sources: [],
  },
  bariatric_surgery: {
    code: 'training-bariatric-surgery',
    severity: 'warning',
    text: 'Con una cirugía bariátrica reciente, esperá el alta para levantar peso. El plan arranca suave.',
    basis: 'expert_judgement',
    sources: [],
  },
  underfed: {
    code: 'training-underfed',
    severity: 'warning',
    text: 'Si comés poco o te cuesta comer, entrenar más no es el camino: el plan arranca suave y sin intervalos. No sumes ejercicio para compensar lo que comiste, y si hay mareos, palpitaciones o desmayos, pará y consultá.',
    basis: 'expert_judgement',
    sources: [],
  },
  minor: {
    code: 'training-minor',
    severity: 'info',
    text: 'A tu edad primero va la técnica: 3 repeticiones o más en reserva, sin pesos máximos, y con alguien que sepa mirando los ejercicios nuevos.',
    basis: 'forja_rule',
    sources: [],
  },
  older: {
    code: 'training-older',
    severity: 'info',
    text: 'A partir de los 65, con 2 o 3 días de fuerza por semana y 1 a 3 series de 8 a 12 repeticiones alcanza para ganar.',
    basis: 'source',
    sources: ['izquierdo2021'],
  },
  aged_70: {
    code: 'training-from-70',
    severity: 'info',
    text: 'A partir de los 70 elegimos ejercicios sentados, de pie con un apoyo cerca o contra la pared. Quedan afuera los que piden colgarte de los brazos, deslizarte por el piso, subir a un escalón alto o pararte en un pie sin apoyo.',
    basis: 'forja_rule',
    sources: [],
  },
  aged_75: {
    code: 'training-from-75',
    severity: 'info',
    text: 'A partir de los 75 no esperamos a que haya una caída: hasta 3 días de fuerza, sin barra (máquinas, mancuernas o un apoyo), 3 repeticiones en reserva o más y el equilibrio de tu semana.',
    basis: 'forja_rule',
    sources: [],
  },
  aged_85: {
    code: 'training-from-85',
    severity: 'warning',
    text: 'A partir de los 85, un control con tu médico antes de empezar. Hasta 2 días y 2 series por ejercicio, con un apoyo al alcance y las primeras veces con alguien al lado.',
    basis: 'forja_rule',
    sources: [],
  },
  obesity: {
    code: 'training-body-mass-index',
    severity: 'warning',
    text: 'Con un índice de masa corporal de 40 o más, consultá antes de empezar. La semana va sin saltos ni intervalos, con 2 repeticiones en reserva o más, y sin colgarte ni mover todo tu peso.',
    basis: 'forja_rule',
    sources: [],
  },
  frail: {
    code: 'training-frail',
    severity: 'warning',
    text: 'Con una caída en el último año o un bastón o andador, las primeras semanas van con alguien que sepa al lado. Sin barra, siempre cerca de un apoyo y lejos del límite. Contale de las caídas a tu médico.',
    basis: 'forja_rule',
    sources: [],
  },
  anticoagulant: {
    code: 'training-anticoagulant',
    severity: 'warning',
    text: 'Con anticoagulantes, nada de deportes de contacto ni de marcas máximas por encima de la cabeza. Un golpe en la cabeza es guardia, aunque te sientas bien.',
    basis: 'forja_rule',
    sources: [],
  },
};

const PAUSED: Readonly<Record<TrainingPause, Notice>> = {
  emergency: {
    code: 'training-emergency',
    severity: 'stop',
    text: 'Con un síntoma de alarma no se entrena. Llamá al 107 o andá a una guardia ahora; el plan te espera.',
    basis: 'expert_judgement',
    sources: [],
  },
  pressure: {
    code: 'training-pressure-stop',
    severity: 'stop',
    text: 'Con 180/110 o más en reposo no entrenes: sentate 5 minutos, repetí la medición y consultá hoy. Si además hay dolor de pecho, falta de aire, debilidad de un lado o te cuesta ver o hablar, llamá al 107.',
    basis: 'expert_judgement',
    sources: [],
  },
  heart_failure: {
    code: 'training-heart-failure',
    severity: 'stop',
    text: 'Con una fracción de eyección menor de 50 % no armamos una semana de entrenamiento: preguntale a tu cardiólogo por rehabilitación cardíaca. Con su alta, caminatas y fuerza liviana como te indiquen. Dos kilos más en 3 días, hinchazón o falta de aire: llamalo.',
    basis: 'forja_rule',
    sources: [],
  },
  thinness: {
    code: 'training-thinness',
    severity: 'stop',
    text: 'Con este peso para tu altura, primero que te vea un médico. Hasta tener su visto bueno, solo caminatas y movilidad: con este dato no armamos una semana de entrenamiento.',
    basis: 'forja_rule',
    sources: ['whonlis'],
  },
};

const PREGNANCY_STOP: Notice = {
  code: 'training-pregnancy-stop',
  severity: 'warning',
  text: 'Pará y llamá al 107 o andá a una guardia con: sangrado, pérdida de líquido, contracciones regulares y dolorosas, falta de aire que no se pasa o antes de empezar, dolor de pecho, mareo o desmayo, dolor de cabeza, dolor o hinchazón de una pantorrilla. La lista es la de las guías, leída en copias (fuente secundaria).',
  basis: 'forja_rule',
  sources: ['acog804'],
};

const PREGNANCY_CONTRAINDICATIONS: Notice = {
  code: 'training-pregnancy-contraindications',
  severity: 'warning',
  text: 'No entrenes sin que tu obstetra lo apruebe si tenés: rotura de bolsa o parto prematuro, sangrado que sigue, placenta previa, preeclampsia, cuello incompetente, un bebé que crece menos, tres o más bebés, o diabetes tipo 1, presión o tiroides sin control. Preguntá antes con pérdidas repetidas, un parto prematuro previo, presión del embarazo, anemia con síntomas, desnutrición, trastorno alimentario, mellizos, o el corazón o los pulmones afectados.',
  basis: 'source',
  sources: ['mottola2018'],
};

const POWER_FOR_OLDER: Notice = {
  code: 'training-older-power',
  severity: 'info',
  text: 'Una vez por sesión, en un ejercicio de piernas: subí rápido y bajá lento, con un peso liviano (30 a 50 % de tu máximo), 6 a 8 repeticiones y lejos del límite. Ayuda un poco a moverse mejor; la evidencia es de baja certeza.',
  basis: 'forja_rule',
  sources: ['balachandran2022'],
};

const GLUCOSE: Notice = {
  code: 'training-glucose',
  severity: 'warning',
  text: 'Con diabetes, medí la glucosa antes de entrenar. No empieces con menos de 72 mg/dL, con más de 250 y cetonas moderadas o altas, con más de 270 si estás débil o cansado, ni en las 24 horas después de una hipoglucemia en la que te tuvieron que ayudar. Con insulina o sulfonilureas puede bajar hasta un día después: tené azúcar a mano. Si tenés retinopatía, consultá antes de levantar pesado. La app no ajusta insulina ni pastillas.',
  basis: 'source',
  sources: ['turner2019', 'kanaley2022', 'paluch2024'],
};

const DELOAD: Notice = {
  code: 'training-deload',
  severity: 'info',
  text: 'Las semanas de descarga son criterio de expertos: cada cuánto hacerlas lo elegimos nosotros. Adelantá la tuya si se juntan dos de estas: tus marcas bajan dos semanas seguidas, dormís menos de 6 horas o algo duele.',
  basis: 'expert_judgement',
  sources: [],
};

const MANY_DAYS: Notice = {
  code: 'training-many-days',
  severity: 'info',
  text: 'Con 3 o 4 días llegás al mismo volumen: repartirlo en más días no agrega músculo por sí solo. Lo armamos como pediste, con sesiones más cortas.',
  basis: 'forja_rule',
  sources: ['pelland2026'],
};

const JOINT_NAMES: Readonly<Record<Joint, string>> = {
  shoulder: 'el hombro',
  elbow: 'el codo',
  wrist: 'la muñeca',
  lower_back: 'la espalda baja',
  hip: 'la cadera',
  knee: 'la rodilla',
  ankle: 'el tobillo',
  neck: 'el cuello',
};

function joinNames(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2
    ? last
    : `${names.slice(0, -1).join(', ')} ${/^h?i/i.test(last) ? 'e' : 'y'} ${last}`;
}

const injuriesNotice = (joints: readonly Joint[]): Notice => ({
  code: 'training-injuries',
  severity: 'warning',
  text: `Sacamos los ejercicios que cargan ${joinNames(joints.map((joint) => JOINT_NAMES[joint]))} y suavizamos otros: cada uno dice cómo. Si algo duele, cambialo. Una lesión la trata un kinesiólogo o un médico, no un plan.`,
  basis: 'forja_rule',
  sources: [],
});

export type Shortfall = {
  readonly forLackOfTime: readonly Muscle[];
  readonly forLackOfExercise: readonly Muscle[];
  readonly missingSets: number;
};

/** Estimate: minutes of another fractional set, shared among the muscles it trains. */
const MINUTES_PER_MISSING_SET = 2;
const MAX_SESSION_MINUTES = 90;

const muscleList = (muscles: readonly Muscle[]): string =>
  joinNames(muscles.map((muscle) => MUSCLE_NAMES[muscle].toLowerCase()));

type OfferedTime = Pick<Profile, 'trainingDays' | 'sessionMinutes'> & Pick<Cautions, 'mostDays'>;

function adviseMoreTime(
  { trainingDays, sessionMinutes, mostDays }: OfferedTime,
  missingSets: number,
): string {
  const longer =
    Math.ceil((sessionMinutes + (missingSets * MINUTES_PER_MISSING_SET) / trainingDays) / 5) * 5;
  const advice: string[] = [];
  if (longer <= MAX_SESSION_MINUTES && longer > sessionMinutes)
    advice.push(`llevá las sesiones a unos ${longer} minutos`);
  if (trainingDays < mostDays)
    advice.push(
      trainingDays === LIMITS.trainingDays.max - 1
        ? 'entrená 6 días'
        : `sumá un día (${trainingDays + 1} por semana)`,
    );
  return advice.length > 0
    ? ` Para llegar, ${advice.join(' o ')}.`
    : ' Para llegar haría falta más equipamiento o más minutos.';
}

function shortfallNotices(
  profile: OfferedTime & Pick<Profile, 'equipment'>,
  { forLackOfTime, forLackOfExercise, missingSets }: Shortfall,
): Notice[] {
  const notices: Notice[] = [];
  if (forLackOfTime.length > 0)
    notices.push({
      code: 'training-volume-below-range',
      severity: 'info',
      text: `En ${profile.trainingDays} días de ${profile.sessionMinutes} minutos no entran todas las series. Por debajo del piso de tu nivel: ${muscleList(forLackOfTime)}. Con menos también se progresa, más lento.${adviseMoreTime(profile, missingSets)}`,
      basis: 'forja_rule',
      sources: ['pelland2026'],
    });
  if (forLackOfExercise.length > 0)
    notices.push({
      code: 'training-muscles-without-exercise',
      severity: 'info',
      text: `Con tu equipamiento, tu nivel y tus cuidados no hay forma de llegar al piso de series sin repetir de más el mismo ejercicio o pasarse en otro músculo: ${muscleList(forLackOfExercise)}. ${profile.equipment === 'gym' ? 'Un kinesiólogo puede darte una variante segura.' : 'Con máquinas o poleas habría más opciones.'}`,
      basis: 'forja_rule',
      sources: [],
    });
  return notices;
}

const missingPatternsNotice = (patterns: readonly Pattern[]): Notice => ({
  code: 'training-patterns-without-exercise',
  severity: 'info',
  text: `No quedó ningún ejercicio seguro para: ${joinNames(patterns.map((pattern) => PATTERN_NAMES[pattern].toLowerCase()))}. Trabajamos esos músculos por otro camino donde se pudo.`,
  basis: 'forja_rule',
  sources: [],
});

const ownWeightNotice = (helped: readonly HelpedMovement[]): Notice => ({
  code: 'training-own-weight',
  severity: 'info',
  text: `${helped.map(({ name, insteadOf }) => `${name} en lugar de ${joinNames(insteadOf)}`).join('; ')}: los otros mueven casi todo tu peso, y por lo que levantás, o por tu peso, altura, sexo, edad y nivel, todavía no son la primera opción. Es regla nuestra y nadie te midió: si te salen limpios con 2 en reserva, ponelos con “Cambiar”.`,
  basis: 'forja_rule',
  sources: [],
});

const refusedSwapNotice = (names: readonly string[]): Notice => ({
  code: 'training-swap-refused',
  severity: 'info',
  text: `No hicimos el cambio de ${joinNames(names)}: el reemplazo no trabaja lo mismo o no va con tu equipamiento, tu nivel o tus lesiones.`,
  basis: 'forja_rule',
  sources: [],
});

const NOTHING = 'sin equipo';

const equipmentNotice = (needs: readonly string[]): Notice => ({
  code: 'training-equipment',
  severity: 'info',
  text: `Esta semana usa: ${joinNames(needs)}. Lo que no tengas, cambialo con “Cambiar” en su ejercicio.`,
  basis: 'forja_rule',
  sources: [],
});

/** Cautions that exclude fast lifts. */
const CAUTIONS_WITHOUT_SPEED: readonly Caution[] = [
  'frail',
  'aged_85',
  'heart',
  'high_pressure_now',
  'cancer',
  'underfed',
];

export type TrainingFindings = {
  readonly cautions: Cautions;
  readonly shortfall: Shortfall;
  readonly missingPatterns: readonly Pattern[];
  readonly refusedSwaps: readonly string[];
  readonly helped: readonly HelpedMovement[];
  readonly needs: readonly string[];
};

export function trainingNotices(
  profile: Profile,
  { cautions, shortfall, missingPatterns, refusedSwaps, helped, needs }: TrainingFindings,
): Notice[] {
  // Caution notices describe a week, and a paused plan has none.
  if (cautions.paused) return [PAUSED[cautions.paused]];
  const { active } = cautions;
  const trainingDays = Math.min(profile.trainingDays, cautions.mostDays);
  const isOlder = active.includes('older');
  const equipment = [...new Set(needs)].filter((each) => each !== NOTHING);
  const maySpeedUp = !active.some((caution) => CAUTIONS_WITHOUT_SPEED.includes(caution));
  return [
    ...active.map((caution) => NOTICE_BY_CAUTION[caution]),
    ...(active.includes('pregnancy') ? [PREGNANCY_CONTRAINDICATIONS, PREGNANCY_STOP] : []),
    ...(isOlder && maySpeedUp ? [POWER_FOR_OLDER] : []),
    ...(hasFinding(profile, 'diabetes', 'hypoglycaemia_risk') ? [GLUCOSE] : []),
    ...(profile.clinical.injuries.length > 0 ? [injuriesNotice(profile.clinical.injuries)] : []),
    ...shortfallNotices({ ...profile, trainingDays, mostDays: cautions.mostDays }, shortfall),
    ...(missingPatterns.length > 0 ? [missingPatternsNotice(missingPatterns)] : []),
    ...(helped.length > 0 ? [ownWeightNotice(helped)] : []),
    ...(refusedSwaps.length > 0 ? [refusedSwapNotice(refusedSwaps)] : []),
    ...(cautions.rangeLevel === 'beginner' && trainingDays >= 5 ? [MANY_DAYS] : []),
    ...(profile.equipment === 'bodyweight' && equipment.length > 0
      ? [equipmentNotice(equipment)]
      : []),
    DELOAD,
  ];
}
