import { PREGNANCY_ASKED_UNTIL } from '../clinical/clinical-state.ts';
import { avoidsFamily, withKin } from '../foods/food-kin.ts';
import type { Profile } from '../person/profile.ts';

/** `reason` is one Spanish sentence for this person; the evidence of the catalogue follows it. */
export type Need = { readonly worthIt: boolean; readonly reason: string };
export type Targets = { readonly proteinGrams: number };

const yes = (reason: string): Need => ({ worthIt: true, reason });
const no = (reason: string): Need => ({ worthIt: false, reason });

const GOAL_WORDS: Readonly<Record<Profile['goal'], string>> = {
  muscle_gain: 'ganar músculo',
  fat_loss: 'bajar grasa sin perder músculo',
  strength: 'ganar fuerza',
  performance: 'rendir más',
  maintenance: 'mantenerte',
};

/** Four meals of 0.4 g/kg is the practical pattern of the evidence; what does not fit in them is what a powder is for. Forja's rule. */
const PROTEIN_THAT_FOUR_MEALS_HOLD_PER_KG = 1.6;
const LONG_SESSION_MINUTES = 90;

/** Whether a supplement is worth its price for this person, contraindications apart. */
export const NEEDS: Readonly<Record<string, (profile: Profile, targets: Targets) => Need>> = {
  creatine: ({ goal }) =>
    goal === 'maintenance'
      ? no('Para mantenerte no hace falta.')
      : yes(`Para ${GOAL_WORDS[goal]} es la primera que vale lo que cuesta.`),

  caffeine: ({ goal, level }) => {
    if (goal !== 'strength' && goal !== 'performance') return no(`Para ${GOAL_WORDS[goal]} no cambia el resultado.`);
    if (level === 'beginner') return no('Recién empezás: dormir bien y no faltar te rinden mucho más.');
    return yes(`Puede darte un empujón chico en las sesiones más duras, útil para ${GOAL_WORDS[goal]}.`);
  },

  'protein-powder': ({ weightKg, foodPattern, foodsToAvoid }, { proteinGrams }) => {
    const soy = avoidsFamily(foodsToAvoid, 'soy');
    if (foodPattern === 'vegan')
      return no(
        `La de suero es de origen animal; si un día no llegás con ${soy ? 'legumbres' : 'soja, tofu y legumbres'}, existe la de ${soy ? 'arveja' : 'arveja o la de soja'}.`,
      );
    if (withKin(foodsToAvoid).has('proteina-de-suero-en-polvo'))
      return no(
        `La de suero viene de la leche, y evitás alimentos de leche; si te falta proteína, existe la de ${soy ? 'arveja' : 'arveja o la de soja'}.`,
      );
    return proteinGrams > PROTEIN_THAT_FOUR_MEALS_HOLD_PER_KG * weightKg
      ? yes(
          `Tu plan pide ${Math.round(proteinGrams)} g de proteína por día: una medida ayuda los días que la comida no alcanza.`,
        )
      : no(`Tus ${Math.round(proteinGrams)} g de proteína por día entran bien en cuatro comidas.`);
  },

  'beta-alanine': ({ goal, level }) =>
    goal === 'performance' && level !== 'beginner'
      ? yes('Buscás rendir y ya tenés base: puede servirte en esfuerzos de 1 a 4 minutos.')
      : no('No entrenás principalmente los esfuerzos en los que ayuda.'),

  'sodium-bicarbonate': ({ goal, level }) =>
    goal === 'performance' && (level === 'advanced' || level === 'elite')
      ? yes('Con tu nivel y tu objetivo puede servir el día de una competencia o de un test.')
      : no('Para tu objetivo y tu nivel no compensa la molestia.'),

  nitrate: ({ goal, level }) => {
    if (goal !== 'performance') return no('Sirve en resistencia, que no es tu objetivo.');
    return level === 'elite'
      ? no('En tu nivel el efecto es mínimo.')
      : yes('Para rendir en esfuerzos de resistencia puede ayudarte un poco.');
  },

  citrulline: () => no('No te la recomendamos.'),
  'omega-3': ({ foodPattern, foodsToAvoid }) => {
    if (foodPattern === 'all' && !avoidsFamily(foodsToAvoid, 'fish'))
      return no('Con pescado dos veces por semana no hace falta comprarlo.');
    const foods =
      avoidsFamily(foodsToAvoid, 'nutsAndPeanuts') || foodsToAvoid.includes('nueces')
        ? 'chía y lino'
        : 'chía, lino y nueces';
    return no(`Sumá ${foods}; si querés EPA y DHA, existe el aceite de algas: hablalo con tu médico.`);
  },
  'vitamin-d': ({ ageYears }) =>
    no(
      ageYears >= 75
        ? 'A tu edad conviene hablarlo con tu médico en el próximo control.'
        : 'No hay motivo para tomarla sin un análisis.',
    ),
  magnesium: () => no('No hay motivo para tomarlo sin un análisis que muestre que falta.'),
  zinc: ({ foodPattern, foodsToAvoid }) =>
    no(
      foodPattern === 'vegan' && !avoidsFamily(foodsToAvoid, 'pulses') && !avoidsFamily(foodsToAvoid, 'nutsAndPeanuts')
        ? 'Legumbres, semillas y frutas secas lo aportan; si dudás, pedí un análisis.'
        : foodPattern === 'vegan'
          ? 'Con lo que evitás puede faltarte: pedí un análisis.'
          : 'No hay motivo para tomarlo sin un análisis que muestre que falta.',
    ),
  iron: ({ sex, ageYears, foodPattern }) =>
    no(
      (sex === 'female' && ageYears < 51) || foodPattern !== 'all'
        ? 'No lo tomes por tu cuenta; pedí ferritina y hemograma en tu próximo control, porque podés necesitar más que otros.'
        : 'No lo tomes por tu cuenta.',
    ),
  'vitamin-b12': ({ foodPattern, foodsToAvoid }) => {
    if (foodPattern === 'vegan') return yes('Con alimentación vegana es necesaria, no optativa.');
    const avoidsItsFoods = avoidsFamily(foodsToAvoid, 'eggs') || avoidsFamily(foodsToAvoid, 'dairy');
    if (foodPattern === 'vegetarian' && avoidsItsFoods)
      return no('Sin huevos o sin lácteos puede faltarte: pedí un análisis antes de decidir.');
    return no(
      foodPattern === 'vegetarian'
        ? 'La cubrís si comés huevos y lácteos todos los días; controlala en un análisis.'
        : 'No hay motivo para tomarla sin un análisis que muestre que falta.',
    );
  },
  'folic-acid': ({ ageYears }) =>
    no(
      ageYears <= PREGNANCY_ASKED_UNTIL
        ? 'Si podés quedar embarazada, preguntalo en tu próximo control, antes de buscarlo.'
        : 'No hay motivo para tomarlo sin un análisis que muestre que falta.',
    ),
  iodine: () => no('No lo tomes por tu cuenta.'),
  kelp: () => no('No lo tomes por tu cuenta.'),
  retinol: () => no('No la tomes por tu cuenta.'),
  melatonin: () => no('No es parte de un plan de entrenamiento.'),
  electrolytes: ({ trainsInHeat, sessionMinutes }) =>
    trainsInHeat || sessionMinutes >= LONG_SESSION_MINUTES
      ? yes(trainsInHeat ? 'Entrenás con calor y perdés sal con el sudor.' : 'Tus sesiones son largas.')
      : no(`Tus sesiones son de ${sessionMinutes} minutos y sin calor.`),
  hmb: () => no('No te hace falta.'),
  bcaa: (_, { proteinGrams }) => no(`Ya cubrís tus aminoácidos con ${Math.round(proteinGrams)} g de proteína por día.`),
};
