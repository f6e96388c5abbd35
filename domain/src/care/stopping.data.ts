import type { Notice } from '../evidence/notice.ts';
import type { SourceKey } from '../evidence/sources.ts';

export const KEEP_TREATMENT =
  'Si te lo indicó un médico, no lo dejes por tu cuenta: cualquier cambio lo decide quien te lo indicó.';

const cited = (code: string, text: string, ...sources: [SourceKey, ...SourceKey[]]): Notice => ({
  code: `stopping-${code}`,
  severity: 'info',
  text,
  basis: 'source',
  sources,
});

/** Judgement; its sources, if any, only guide it. */
const judged = (code: string, text: string, ...sources: SourceKey[]): Notice => ({
  code: `stopping-${code}`,
  severity: 'info',
  text,
  basis: 'expert_judgement',
  sources,
});

export const BEFORE_STOPPING: readonly Notice[] = [
  { ...judged('prescribed', KEEP_TREATMENT), basis: 'forja_rule' },
  judged('with-doctor', 'Hacelo acompañado: contale a un médico todo lo que usaste, y desde cuándo.'),
  cited('confidential', 'Lo que le digas es confidencial, por ley.', 'a8'),
  cited('hard', 'A muchos les cuesta: en una encuesta, 60,2 % de quienes intentaron dejar no pudo.', 'r24'),
];

/** Measured effects of stopping: compounds.md 1.2 to 1.5. */
export const STOPPING_EXPECTATIONS: readonly Notice[] = [
  cited('mood', 'Ánimo: al dejar pueden venir ansiedad y depresión.', 'r29'),
  cited('desire', 'Deseo: después del uso, 58 de cada 100 contaron que había bajado.', 'r2'),
  judged('strength', 'Fuerza: puede bajar un tiempo. No es que entrenes mal.'),
  cited('testosterone', 'Testosterona: en la mayoría volvió a lo normal a los 3 meses de terminar.', 'r3'),
  cited('short-use', 'Con menos de 1 año de uso, las hormonas suelen recuperarse dentro del año.', 'r29'),
  cited('sperm', 'Espermatozoides: volver llevó cerca de 1 año.', 'r3'),
  cited(
    'months',
    'Otro trabajo calculó cuánto lleva llegar al promedio de quienes no usan: 9 meses la LH, 14,2 los espermatozoides y 18,7 la FSH.',
    'r23',
  ),
  cited(
    'heart',
    'Corazón: en 31 varones había crecido y bombeaba menos, y volvió a lo previo unos 8 meses después de dejar.',
    'r4',
  ),
  cited('breast', 'Mamas: lo que creció rara vez se va solo.', 'r18'),
  cited('voice', 'En mujeres, la voz grave puede no volver aunque se deje enseguida.', 'r16', 'l5b'),
  cited(
    'years-after',
    'A algunos les lleva años: en promedio 2,5 después de dejar, 27,2 % tenía testosterona baja; 40,1 %, poco deseo; 27,3 %, disfunción eréctil, y 24,2 %, síntomas de depresión.',
    'r11',
  ),
];

export const STOPPING_PROFESSIONALS: readonly Notice[] = [
  judged('general', 'Médico clínico, para empezar: pide los controles y mira corazón, hígado, riñón y presión.'),
  judged(
    'endocrinologist',
    'Endocrinólogo, si a los 12 meses las hormonas siguen bajas, o a los 3 meses tenés síntomas.',
    'r3',
    'r29',
  ),
  judged('fertility', 'Urólogo o médico de fertilidad, si buscás un hijo.', 'r3'),
  judged('mental', 'Psicólogo o psiquiatra, si el ánimo no levanta o si no podés dejar.', 'r29'),
  cited(
    'infections',
    'Vacunatorio y análisis, si alguna vez te inyectaste: VIH, hepatitis B y C, y la vacuna de la hepatitis B.',
    's4b',
    's2',
  ),
];

export const WHILE_STOPPING: readonly Notice[] = [
  judged('nothing-else', 'No sumes otra sustancia por tu cuenta para que se pase: tapa lo que hay que medir.'),
  cited(
    'treatments',
    'Los tratamientos para este momento los indica un especialista, y la evidencia a su favor es débil: no mostramos ninguno.',
    'r29',
  ),
  judged('somebody-knows', 'Contale a alguien de confianza que estás dejando y qué señales mirar.'),
  judged('training', 'Seguí entrenando, comiendo y durmiendo. Con menos carga también sirve.'),
];

export const STOPPING_MOOD_SIGNS: readonly Notice[] = [
  judged('euphoria', 'Euforia que no para, o ideas de persecución', 'r33', 'r2'),
  judged('low-mood', 'Tristeza o ansiedad que no te dejan dormir, trabajar ni estar con otros', 'r29'),
];

export const SIGNS_AFTER_STOPPING: ReadonlySet<string> = new Set([
  'emergency-suicide',
  'emergency-chest',
  'emergency-stroke',
  'emergency-leg-clot',
  'emergency-blood-pressure',
  'emergency-liver',
]);

export const STOPPING_UNKNOWNS: readonly string[] = [
  'Cuánto te va a llevar a vos: las cifras son promedios de grupos, casi todos de varones.',
  'Cómo es la recuperación en mujeres: leímos pocas entrevistas, y ninguna medición.',
  'Qué pasa después de SARMs, péptidos y otras drogas: lo que se midió es de anabólicos.',
];
