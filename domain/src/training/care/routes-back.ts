import { EXERCISES } from '../../exercises/library/exercise-library.ts';
import { exerciseTolerance } from '../../exercises/injuries.ts';
import type { SourceKey } from '../../evidence/sources.ts';
import type { Joint } from '../../person/choices.ts';
import { isAllowed, type ExerciseLimits } from '../selection/exercise-pool.ts';
import type { Exercise } from '../../exercises/exercise.ts';
import type { RouteBack } from '../training-plan.ts';

/**
 * Evidence 8, Forja's rule from the return-to-sport continuum (ardern2016): steps without dates.
 */
const STEPS: readonly string[] = [
  'Primero, la vida diaria sin dolor: caminar, dormir, subir escaleras y cargar bolsas.',
  'Después, sostener quieto o medio recorrido, con 4 repeticiones o más en reserva.',
  'Recorrido completo con la mitad del peso que usabas: dos sesiones sin dolor al día siguiente.',
  'Desde ahí, 10 % más por semana, de peso o de series, nunca de los dos juntos.',
  'La velocidad y los impactos, al final.',
  'El peso de antes, recién con dos semanas limpias. Si vuelve a doler, un paso atrás durante una semana.',
];

/**
 * Secondary copies, tested only on the Achilles tendon: extending it to other joints is Forja's
 * rule.
 */
const PAIN_RULE =
  'Del 0 al 10: hasta 3, seguí. Con 4 o 5, solo si a la mañana siguiente estás como siempre. Con más de 5, o peor al otro día, cortá y volvé un paso. No avances con dolor de noche ni si tomaste un calmante para entrenar. Son números de copias (fuente secundaria), probados en el tendón de Aquiles; usarlos en otra zona es regla nuestra.';

const SPINE_FLAGS: readonly string[] = [
  'Se te duerme la entrepierna, o cambió cómo orinás o vas de cuerpo: guardia.',
  'Una pierna pierde fuerza cada vez más: guardia.',
  'Después de un golpe fuerte, o de uno chico con osteoporosis o corticoides.',
  'Fiebre, bajar de peso sin querer, un cáncer antes, defensas bajas o dolor que no te deja dormir.',
];
const JOINT_FLAGS: readonly string[] = [
  'Se deformó, o sonó y dejó de servir: guardia.',
  'Hinchada, caliente y con fiebre: guardia.',
];

type JointRedFlags = {
  readonly redFlags: readonly string[];
  readonly sources: readonly SourceKey[];
};
const RED_FLAGS_BY_JOINT: Readonly<Record<Joint, JointRedFlags>> = {
  lower_back: { redFlags: SPINE_FLAGS, sources: ['verhagen2016', 'finucane2020'] },
  neck: {
    redFlags: [
      'El peor dolor de cabeza o de cuello de tu vida, mareo, visión doble, o te cuesta hablar o tragar: 107 o guardia.',
      'Cara dormida, marcha insegura o manos torpes: guardia.',
      ...SPINE_FLAGS.slice(2),
    ],
    sources: ['rushton2023', 'finucane2020'],
  },
  shoulder: { redFlags: [...JOINT_FLAGS, 'La mano se duerme o pierde fuerza.'], sources: [] },
  elbow: { redFlags: [...JOINT_FLAGS, 'La mano se duerme o pierde fuerza.'], sources: [] },
  wrist: { redFlags: [...JOINT_FLAGS, 'La mano se duerme o pierde fuerza.'], sources: [] },
  hip: { redFlags: [...JOINT_FLAGS, 'No podés apoyar la pierna.'], sources: [] },
  knee: {
    redFlags: [
      ...JOINT_FLAGS,
      'Se traba y no la podés estirar.',
      'La pantorrilla se hincha o duele: guardia.',
    ],
    sources: [],
  },
  ankle: {
    redFlags: [
      ...JOINT_FLAGS,
      'No podés dar 4 pasos, o duele al tocar el hueso: radiografía. Que no la pidan no es garantía.',
      'La pantorrilla se hincha o duele: guardia.',
    ],
    sources: ['bachmann2003'],
  },
};

const MAX_TO_RETRY = 4;
const LEVEL_ORDER: Readonly<Record<Exercise['level'], number>> = {
  beginner: 0,
  intermediate: 1,
  advanced: 2,
  elite: 3,
};

function findExercisesToRetry(joint: Joint, limits: ExerciseLimits): string[] {
  const otherLimits: ExerciseLimits = {
    ...limits,
    injuries: limits.injuries.filter((injury) => injury !== joint),
  };
  const isImpact = ({ pattern, loads }: Exercise): boolean =>
    pattern === 'power' || loads.includes('jump_or_run') || loads.includes('explosive_lift');
  const retryRank = (exercise: Exercise): number =>
    (isImpact(exercise) ? 100 : 0) +
    LEVEL_ORDER[exercise.level] * 10 +
    (exercise.implement === undefined ? 0 : exercise.implement === 'barbell' ? 3 : 1);
  return EXERCISES.filter(
    (exercise) =>
      exerciseTolerance(exercise, joint) === 'avoid' &&
      isAllowed(exercise, otherLimits) &&
      !limits.tooHeavy.has(exercise.id),
  )
    .toSorted((a, b) => retryRank(a) - retryRank(b))
    .filter(({ pattern }, at, all) => all.findIndex((other) => other.pattern === pattern) === at)
    .slice(0, MAX_TO_RETRY)
    .map(({ name }) => name);
}

export const routesBack = (limits: ExerciseLimits): RouteBack[] =>
  limits.injuries.map((joint) => ({
    joint,
    steps: [...STEPS],
    painRule: PAIN_RULE,
    retry: findExercisesToRetry(joint, limits),
    redFlags: [...RED_FLAGS_BY_JOINT[joint].redFlags],
    basis: 'forja_rule',
    sources: ['ardern2016', 'silbernagel2007', ...RED_FLAGS_BY_JOINT[joint].sources],
  }));
