import { plural } from '../../../design/format.ts';
import type { ScoreLabel } from '@forja/domain/evaluation/evaluate';
import type { Block } from '@forja/domain/evaluation/questions.data';
import type { AdviceList } from '@forja/domain/evaluation/report';
import {
  LONGEST_NAME,
  TYPED_LIMITS,
  type TypedAnswer,
} from '@forja/domain/evaluation/report-answers';

type QuestionTexts = {
  prompt: string;
  hint?: string;
  options: Record<string, string>;
  advice?: string;
};

export type TypedTexts = { label: string; unit?: string; hint?: string; help: string };
type Step = {
  title: string;
  questions: Record<string, QuestionTexts>;
  typed?: Record<TypedAnswer, TypedTexts>;
};

const YES_NO = { no: 'No', yes: 'Sí' };
const FREQUENCY = {
  rarely: 'Casi nunca',
  sometimes: 'Algunas veces',
  often: 'Casi siempre',
};

const redFlags: Record<string, QuestionTexts> = {
  symptoms: {
    prompt: '¿Tuviste en el último mes dolor de pecho, un desmayo o falta de aire sin esfuerzo?',
    options: YES_NO,
  },
  restriction: {
    prompt: '¿Un médico te dijo que no hagas ejercicio, o que lo hagas con control?',
    options: YES_NO,
  },
  eating: {
    prompt: '¿Te preocupa cómo comés, vomitás a propósito o sentís que perdés el control al comer?',
    options: YES_NO,
  },
  pregnancy: {
    prompt: '¿Estás en un embarazo, o puede que sí?',
    options: YES_NO,
  },
};

const activity: Record<string, QuestionTexts> = {
  minutes: {
    prompt: '¿Cuántos minutos de actividad hacés por semana?',
    hint: 'Contá lo que te acelera la respiración. Los minutos intensos valen doble.',
    options: {
      none: 'Ninguno',
      'under-30': 'Menos de 30',
      'from-30': 'De 30 a 59',
      'from-60': 'De 60 a 89',
      'from-90': 'De 90 a 119',
      'from-120': 'De 120 a 149',
      'from-150': '150 o más',
    },
    advice: 'Llegá a 150 minutos de actividad por semana, de a poco',
  },
  strength: {
    prompt: '¿Cuántos días por semana hacés ejercicios de fuerza?',
    options: { none: 'Ninguno', one: 'Uno', two: 'Dos o más' },
    advice: 'Hacé fuerza dos días por semana',
  },
};

const sleep: Record<string, QuestionTexts> = {
  hours: {
    prompt: '¿Cuántas horas dormís por noche?',
    options: {
      'under-4': 'Menos de 4',
      'from-4': 'De 4 a menos de 5',
      'from-5': 'De 5 a menos de 6',
      'from-6': 'De 6 a menos de 7',
      'from-7': 'De 7 a menos de 9',
      'from-9': 'De 9 a menos de 10',
      'from-10': '10 o más',
    },
    advice: 'Dormí entre 7 y 9 horas por noche',
  },
  regularity: {
    prompt: '¿Te acostás y te levantás a la misma hora?',
    options: FREQUENCY,
    advice: 'Acostate y levantate todos los días a la misma hora',
  },
  satisfaction: {
    prompt: '¿Sentís que dormiste bien?',
    options: FREQUENCY,
    advice: 'Prepará el cuarto para dormir: oscuro, fresco y en silencio',
  },
  alertness: {
    prompt: '¿Pasás el día sin que te gane el sueño?',
    options: FREQUENCY,
    advice: 'Si durante el día te gana el sueño, contáselo a un médico',
  },
  timing: {
    prompt: '¿Dormís durante la noche?',
    options: FREQUENCY,
    advice: 'Buscá dormir durante la noche cuando tu trabajo lo permita',
  },
  efficiency: {
    prompt: '¿Te dormís pronto después de acostarte?',
    options: FREQUENCY,
    advice: 'Dejá las pantallas y el café lejos de la hora de dormir',
  },
  wakings: {
    prompt: '¿Dormís de corrido, sin despertarte por mucho tiempo?',
    options: FREQUENCY,
    advice: 'Si te despertás seguido, contáselo a un médico',
  },
};

const nutrition: Record<string, QuestionTexts> = {
  variety: {
    prompt: 'En la última semana, ¿comiste alimentos de todos los grupos cada día?',
    options: YES_NO,
    hint: 'Si no comés animales, contá los grupos que sí comés.',
    advice: 'Comé cada día alimentos de todos los grupos que entran en tu alimentación',
  },
  water: {
    prompt: '¿Tomaste unos 8 vasos de agua segura por día?',
    options: YES_NO,
    advice:
      'Tomá 8 vasos de agua por día, salvo que te hayan indicado menos líquido por el corazón, el riñón o el hígado',
  },
  produce: {
    prompt: '¿Comiste 5 porciones de frutas y verduras por día?',
    options: YES_NO,
    advice:
      'Comé 5 porciones de frutas y verduras por día, salvo que te hayan indicado limitar el potasio',
  },
  salt: {
    prompt: '¿Usaste poca sal y comiste pocos alimentos con mucho sodio?',
    options: YES_NO,
    advice: 'Usá menos sal y menos alimentos con mucho sodio',
  },
  sweets: {
    prompt: '¿Limitaste las bebidas con azúcar y los alimentos con mucha grasa, azúcar o sal?',
    options: YES_NO,
    advice: 'Limitá las bebidas con azúcar y los alimentos con mucha grasa, azúcar o sal',
  },
  dairy: {
    prompt: '¿Tomaste leche o comiste yogur o queso cada día?',
    options: { ...YES_NO, none: 'No tomo ni como lácteos' },
    advice:
      'Si no le tenés alergia y la tolerás, sumá leche, yogur o queso cada día; si no, preguntale a un nutricionista con qué reemplazarlos',
  },
  protein: {
    prompt: 'Si comés carne, ¿le sacaste la grasa, y comiste también pescado y huevo?',
    options: { ...YES_NO, none: 'No como carne ni pescado' },
    advice: 'Sacale la grasa a la carne, y si no les tenés alergia, comé también pescado y huevo',
  },
  legumes: {
    prompt: '¿Comiste legumbres, cereales integrales, papa, batata, choclo o mandioca?',
    options: YES_NO,
    advice:
      'Sumá legumbres, cereales integrales (sin TACC, si tenés celiaquía), papa, batata, choclo o mandioca',
  },
  oil: {
    prompt: '¿Usaste aceite crudo, frutas secas o semillas?',
    options: YES_NO,
    advice:
      'Usá aceite crudo para condimentar, y si no les tenés alergia, sumá frutas secas o semillas',
  },
  alcohol: {
    prompt: '¿Tomaste poco alcohol, o nada?',
    options: YES_NO,
    advice: 'Tomá menos alcohol, o nada',
  },
};

const others: Record<string, QuestionTexts> = {
  tobacco: {
    prompt: '¿Fumás?',
    options: {
      never: 'Nunca fumé',
      'quit-5': 'Dejé hace 5 años o más',
      'quit-1': 'Dejé hace entre 1 y 5 años',
      'quit-recently': 'Dejé hace menos de un año, o vapeo',
      current: 'Sí',
    },
  },
  waist: {
    prompt: '¿Cuánto mide tu cintura comparada con tu altura?',
    hint: 'Dividí la cintura por la altura, las dos en centímetros. No vale en un embarazo.',
    options: {
      'under-50': 'Menos de 0,50',
      'from-50': 'De 0,50 a 0,59',
      'from-60': '0,60 o más',
    },
  },
  pressure: {
    prompt: 'Si te tomaste la presión hace poco, ¿cuánto dio?',
    hint: 'Si la máxima y la mínima dan respuestas distintas, elegí la más alta.',
    options: {
      normal: 'Menos de 120 y menos de 80',
      elevated: 'De 120 a 129 y menos de 80',
      'stage-1': 'De 130 a 139, o de 80 a 89',
      'stage-2': 'De 140 a 159, o de 90 a 99',
      'stage-3': 'De 160 a 179, o de 100 a 109',
      'from-180': '180 o más, o 110 o más',
    },
  },
};

const FOR_THE_PLAN = 'Es para armar tu plan: no cambia tu puntaje.';
const FOR_THE_REPORT = 'Es para tu informe: no cambia tu puntaje.';
const planStart: Record<string, QuestionTexts> = {
  goal: {
    prompt: '¿Qué buscás con un plan?',
    hint: FOR_THE_PLAN,
    options: {
      muscle_gain: 'Ganar músculo',
      fat_loss: 'Bajar grasa',
      strength: 'Ganar fuerza',
      performance: 'Rendir más',
      maintenance: 'Mantenerme',
    },
  },
  timeFrame: {
    prompt: '¿En cuánto tiempo te gustaría lograrlo?',
    hint: FOR_THE_REPORT,
    options: {
      month: 'Un mes',
      quarter: 'Tres meses',
      half: 'Seis meses',
      year: 'Un año',
      open: 'Sin apuro',
    },
  },
  motivation: {
    prompt: '¿Qué te mueve?',
    hint: FOR_THE_REPORT,
    options: {
      health: 'Mi salud',
      energy: 'Tener más energía',
      look: 'Verme mejor',
      sport: 'Rendir en un deporte',
      mood: 'Sentirme mejor de ánimo',
      doctor: 'Me lo pidió un médico',
    },
  },
  trainingDays: {
    prompt: '¿Cuántos días por semana podés entrenar?',
    hint: FOR_THE_PLAN,
    options: { 2: 'Dos', 3: 'Tres', 4: 'Cuatro', 5: 'Cinco', 6: 'Seis' },
  },
  sessionMinutes: {
    prompt: '¿Cuántos minutos tenés para cada entrenamiento?',
    hint: FOR_THE_PLAN,
    options: { 30: '30', 45: '45', 60: '60', 75: '75', 90: '90' },
  },
};

const typed: Record<TypedAnswer, TypedTexts> = {
  name: {
    label: 'Nombre',
    hint: 'Opcional: aparece en tu informe.',
    help: `Poné un nombre de hasta ${LONGEST_NAME} letras.`,
  },
  age: {
    label: 'Edad',
    unit: 'años',
    help: `Esta evaluación es para personas adultas: poné tu edad en años, entre ${TYPED_LIMITS.age.min} y ${TYPED_LIMITS.age.max}.`,
  },
  weight: {
    label: 'Peso',
    unit: 'kg',
    help: `Poné tu peso en kilos, entre ${TYPED_LIMITS.weight.min} y ${TYPED_LIMITS.weight.max}. Por ejemplo: 72,5.`,
  },
  height: {
    label: 'Altura',
    unit: 'cm',
    help: `Poné tu altura en centímetros, sin coma, entre ${TYPED_LIMITS.height.min} y ${TYPED_LIMITS.height.max}. Por ejemplo: 172.`,
  },
};

const blocks: Record<Block, string> = {
  activity: 'Actividad',
  sleep: 'Sueño',
  nutrition: 'Nutrición',
  tobacco: 'Tabaco',
  waist: 'Cintura',
  pressure: 'Presión',
};
const labels: Record<ScoreLabel, string> = {
  excellent: 'Excelente',
  'very-good': 'Muy Bueno',
  good: 'Bueno',
  regular: 'Regular',
  poor: 'Necesita Mejora',
};

const steps: readonly Step[] = [
  { title: 'Antes de empezar', questions: redFlags },
  { title: 'Actividad', questions: activity },
  { title: 'Sueño', questions: sleep },
  { title: 'Nutrición', questions: nutrition },
  { title: 'Lo demás', questions: others },
  { title: 'Vos y tu objetivo', questions: planStart, typed },
];

export const evaluationMessages = {
  title: 'Evaluación integral',
  lead: 'Seis minutos, para personas adultas. Podés dejarla y seguir después, también sin señal.',
  notSent:
    '0 datos enviados. Tus respuestas quedan en este equipo hasta que las guardes, las descartes o cierres sesión.',
  steps,
  typed,
  skip: 'Lo que no sabés, dejalo sin responder: baja la confianza, no el puntaje.',
  back: 'Volver',
  next: 'Seguir',
  finish: 'Ver mi puntaje',
  keep: 'Guardar en mi cuenta',
  keeping: 'Guardando',
  saved: 'Evaluación guardada',
  savedNote: 'La guardaste. Está en este equipo y en tu cuenta cuando hay señal.',
  notSaved: 'No pudimos guardarla. Tus respuestas siguen acá.',
  again: 'Empezar de nuevo',
  discard: 'Descartar respuestas',
  discarded: 'Respuestas descartadas',
  undo: 'Deshacer',
  change: 'Cambiar respuestas',
  consult: {
    title: 'Consultá primero',
    text: 'Por lo que respondiste, hablá con un profesional de la salud antes de cambiar cómo comés o entrenás.',
    alarm: 'Qué hacer ante una alarma',
    noLabel: 'Antes que el puntaje, la consulta',
  },
  result: {
    title: 'Tu evaluación',
    overall: 'Puntaje general',
    ofHundred: 'de 100',
    ofTen: 'de 10',
    missing: 'Faltan respuestas para el puntaje general: tienen que ser de cuatro temas al menos.',
    confidence: (percent: string) => `Confianza: ${percent} de las preguntas, según su peso.`,
    parts: (name: string) => `De dónde sale: ${name}`,
    part: (name: string, points: string, most: string) => `${name}: ${points} de ${most}`,
    insights: 'Lo que vimos',
    insight: {
      worst: (name: string) => `Lo que más te frena: ${name}`,
      best: (name: string) => `Lo que mejor te va: ${name}`,
      missing: 'Preguntas sin responder',
      score: (points: string, label: string) => `${points}. ${label}.`,
      advice: (advice: string, gain: string) => `Lo que más sumaría ahí: ${advice} (${gain}).`,
      missingMore: (percent: string) =>
        `Son el ${percent} del puntaje. No lo bajan, pero con ellas se parecería más a vos.`,
    },
    recommendations: 'Qué hacer, en orden',
    lists: {
      training: 'Entrenamiento',
      nutrition: 'Nutrición',
      rest: 'Descanso',
    } satisfies Record<AdviceList, string>,
    order: 'Cada lista va de lo que más puntos suma a lo que menos.',
    person: {
      title: 'Tus datos',
      bodyMassIndex: 'Índice de masa corporal',
    },
    goals: {
      title: 'Tu objetivo',
      primary: 'Qué buscás',
      timeFrame: 'Plazo',
      motivation: 'Qué te mueve',
      availableTime: 'Tiempo disponible',
      days: (days: string) => `${days} por semana`,
      minutes: (minutes: string) => `${minutes} minutos por entrenamiento`,
    },
    referrals: 'Con quién hablarlo',
    gain: (points: number) =>
      points === 0 ? 'menos de 1 punto' : `+${plural(points, 'punto', 'puntos')}`,
    nothing: 'Con estas respuestas no hay nada que mueva tu puntaje.',
    note: 'El puntaje orienta y no es un diagnóstico. El peso de cada pregunta lo decidió Forja; los valores son de las fuentes. El de nutrición mide cuánto seguís las guías argentinas, y no está validado.',
    sources: 'Fuentes',
    plan: 'Armá tu plan con esto',
  },
  file: {
    method: 'Cómo leerla',
    creationDate: (day: string) => `Hecha el ${day}.`,
    name: 'forja-evaluacion-integral',
  },
  blocks,
  labels,
};

const all: Record<string, QuestionTexts> = Object.assign(
  {},
  ...evaluationMessages.steps.map(({ questions }) => questions),
);

export const findQuestionTexts = (id: string): QuestionTexts | undefined => all[id];
