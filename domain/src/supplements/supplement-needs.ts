import { referenceMass } from '../body/reference-mass.ts';
import { PREGNANCY_QUESTION_MAX_AGE } from '../clinical/clinical-state.ts';
import { avoidsFamily, includeRelatedFoods } from '../foods/related-foods.ts';
import type { Profile } from '../profile/profile.ts';

/** `reason`: a Spanish sentence, followed by the catalogue's evidence. */
export type SupplementNeed = { readonly worthIt: boolean; readonly reason: string };
export type SupplementTargets = {
  readonly proteinGrams: number;
  /** Daily limit of the plan. */
  readonly sodiumMg: number;
};

const needed = (reason: string): SupplementNeed => ({ worthIt: true, reason });
const notNeeded = (reason: string): SupplementNeed => ({ worthIt: false, reason });

const GOAL_WORDS: Readonly<Record<Profile['goal'], string>> = {
  muscle_gain: 'ganar músculo',
  fat_loss: 'bajar grasa sin perder músculo',
  strength: 'ganar fuerza',
  performance: 'rendir más',
  maintenance: 'mantenerte',
};

/**
 * Four meals of 0.4 g/kg, the practical pattern of the evidence; powder is for more. Forja's rule.
 */
const FOUR_MEALS_PROTEIN_PER_KG = 1.6;
const LONG_SESSION_MINUTES = 90;

export const NEED_BY_SUPPLEMENT: Readonly<
  Record<string, (profile: Profile, targets: SupplementTargets) => SupplementNeed>
> = {
  creatine: ({ goal }) =>
    goal === 'maintenance'
      ? notNeeded('Para mantenerte no hace falta.')
      : needed(`Para ${GOAL_WORDS[goal]} es la primera que vale lo que cuesta.`),

  caffeine: ({ goal, level }) => {
    if (goal !== 'strength' && goal !== 'performance')
      return notNeeded(`Para ${GOAL_WORDS[goal]} no cambia el resultado.`);
    if (level === 'beginner')
      return notNeeded('Recién empezás: dormir bien y no faltar te rinden mucho más.');
    return needed(
      `Puede darte un empujón chico en las sesiones más duras, útil para ${GOAL_WORDS[goal]}.`,
    );
  },

  'protein-powder': (profile, { proteinGrams }) => {
    const { foodPattern, foodsToAvoid } = profile;
    const soy = avoidsFamily(foodsToAvoid, 'soy');
    if (foodPattern === 'vegan')
      return notNeeded(
        `La de suero es de origen animal; si un día no llegás con ${soy ? 'legumbres' : 'soja, tofu y legumbres'}, existe la de ${soy ? 'arveja' : 'arveja o la de soja'}.`,
      );
    if (includeRelatedFoods(foodsToAvoid).has('proteina-de-suero-en-polvo'))
      return notNeeded(
        `La de suero viene de la leche, y evitás alimentos de leche; si te falta proteína, existe la de ${soy ? 'arveja' : 'arveja o la de soja'}.`,
      );
    return proteinGrams > FOUR_MEALS_PROTEIN_PER_KG * referenceMass(profile).value
      ? needed(
          `Tu plan pide ${Math.round(proteinGrams)} g de proteína por día: una medida ayuda los días que la comida no alcanza.`,
        )
      : notNeeded(
          `Tus ${Math.round(proteinGrams)} g de proteína por día entran bien en cuatro comidas.`,
        );
  },

  'beta-alanine': ({ goal, level }) =>
    goal === 'performance' && level !== 'beginner'
      ? needed('Buscás rendir y ya tenés base: puede servirte en esfuerzos de 1 a 4 minutos.')
      : notNeeded('No entrenás principalmente los esfuerzos en los que ayuda.'),

  'sodium-bicarbonate': ({ goal, level }) =>
    goal === 'performance' && (level === 'advanced' || level === 'elite')
      ? needed('Con tu nivel y tu objetivo puede servir el día de una competencia o de un test.')
      : notNeeded('Para tu objetivo y tu nivel no compensa la molestia.'),

  nitrate: ({ goal, level }) => {
    if (goal !== 'performance') return notNeeded('Sirve en resistencia, que no es tu objetivo.');
    return level === 'elite'
      ? notNeeded('En tu nivel el efecto es mínimo.')
      : needed('Para rendir en esfuerzos de resistencia puede ayudarte un poco.');
  },

  citrulline: () => notNeeded('No te la recomendamos.'),
  'omega-3': ({ foodPattern, foodsToAvoid }) => {
    if (foodPattern === 'all' && !avoidsFamily(foodsToAvoid, 'fish'))
      return notNeeded('Con pescado dos veces por semana no hace falta comprarlo.');
    const foods =
      avoidsFamily(foodsToAvoid, 'nutsAndPeanuts') || foodsToAvoid.includes('nueces')
        ? 'chía y lino'
        : 'chía, lino y nueces';
    return notNeeded(
      `Sumá ${foods}; si querés EPA y DHA, existe el aceite de algas: hablalo con tu médico.`,
    );
  },
  'vitamin-d': ({ ageYears }) =>
    notNeeded(
      ageYears >= 75
        ? 'A tu edad conviene hablarlo con tu médico en el próximo control.'
        : 'No hay motivo para tomarla sin un análisis.',
    ),
  magnesium: () => notNeeded('No hay motivo para tomarlo sin un análisis que muestre que falta.'),
  zinc: ({ foodPattern, foodsToAvoid }) =>
    notNeeded(
      foodPattern === 'vegan' &&
        !avoidsFamily(foodsToAvoid, 'pulses') &&
        !avoidsFamily(foodsToAvoid, 'nutsAndPeanuts')
        ? 'Legumbres, semillas y frutas secas lo aportan; si dudás, pedí un análisis.'
        : foodPattern === 'vegan'
          ? 'Con lo que evitás puede faltarte: pedí un análisis.'
          : 'No hay motivo para tomarlo sin un análisis que muestre que falta.',
    ),
  iron: ({ sex, ageYears, foodPattern }) =>
    notNeeded(
      (sex === 'female' && ageYears < 51) || foodPattern !== 'all'
        ? 'No lo tomes por tu cuenta; pedí ferritina y hemograma en tu próximo control, porque podés necesitar más que otros.'
        : 'No lo tomes por tu cuenta.',
    ),
  'vitamin-b12': ({ foodPattern, foodsToAvoid }) => {
    if (foodPattern === 'vegan')
      return needed('Con alimentación vegana es necesaria, no optativa.');
    const avoidsItsFoods =
      avoidsFamily(foodsToAvoid, 'eggs') || avoidsFamily(foodsToAvoid, 'dairy');
    if (foodPattern === 'vegetarian' && avoidsItsFoods)
      return notNeeded(
        'Sin huevos o sin lácteos puede faltarte: pedí un análisis antes de decidir.',
      );
    return notNeeded(
      foodPattern === 'vegetarian'
        ? 'La cubrís si comés huevos y lácteos todos los días; controlala en un análisis.'
        : 'No hay motivo para tomarla sin un análisis que muestre que falta.',
    );
  },
  'folic-acid': ({ ageYears }) =>
    notNeeded(
      ageYears <= PREGNANCY_QUESTION_MAX_AGE
        ? 'Si podés quedar embarazada, preguntalo en tu próximo control, antes de buscarlo.'
        : 'No hay motivo para tomarlo sin un análisis que muestre que falta.',
    ),
  iodine: () => notNeeded('No lo tomes por tu cuenta.'),
  kelp: () => notNeeded('No lo tomes por tu cuenta.'),
  retinol: () => notNeeded('No la tomes por tu cuenta.'),
  melatonin: () => notNeeded('No es parte de un plan de entrenamiento.'),
  electrolytes: ({ trainsInHeat, sessionMinutes }) =>
    trainsInHeat || sessionMinutes >= LONG_SESSION_MINUTES
      ? needed(
          trainsInHeat
            ? 'Entrenás con calor y perdés sal con el sudor.'
            : 'Tus sesiones son largas.',
        )
      : notNeeded(`Tus sesiones son de ${sessionMinutes} minutos y sin calor.`),
  hmb: () => notNeeded('No te hace falta.'),
  bcaa: (_, { proteinGrams }) =>
    notNeeded(`Ya cubrís tus aminoácidos con ${Math.round(proteinGrams)} g de proteína por día.`),
};
