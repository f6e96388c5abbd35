import type { Eater } from './kitchen.ts';
import type { KitchenLimits } from './kitchen-limits.ts';
import type { Patience } from './make-day.ts';
import type { MenuTargets, Relaxation, Rule } from './menu.ts';

type Refused = Eater & { readonly targets: { readonly training: MenuTargets }; readonly limits: KitchenLimits };

/** Whether there is a day for another eater, or the same one, without some rules, or `alone`, whatever the other days are. */
export type Trial = (asked: {
  readonly eater?: Eater;
  readonly patience: Patience;
  readonly without: readonly Rule[];
  readonly alone?: boolean;
}) => boolean;

/** Sets of dishes tried to learn whether a constraint was the obstacle. */
const PATIENCE: Patience = { tries: 12, searches: 5, compared: 1 };
/** More than these is not advice. */
const MOST_ADVICE = 3;
/** Under this share of energy the protein is limited for the health of the person, and nobody should raise it alone. */
const LIMITED_PROTEIN = 0.12;

type Single = Exclude<Relaxation['code'], 'several' | 'foods_to_avoid' | 'excluded_foods' | 'variety' | 'clinical'>;

/** Those that cost health least first. */
const RULE_OF: Readonly<Record<Single, Rule>> = {
  fibre: 'fibreGrams',
  fibre_ceiling: 'fibreCeilingGrams',
  fat: 'fatGrams',
  carbohydrate: 'carbohydrateGrams',
  protein: 'proteinGrams',
  energy: 'energyKcal',
  sodium: 'sodiumMg',
};
const SINGLES = Object.keys(RULE_OF) as Single[]; // its keys are those of the type

const NAMES: Readonly<Record<Single, string>> = {
  fibre: 'el mínimo de fibra',
  fibre_ceiling: 'el techo de fibra',
  fat: 'la grasa',
  carbohydrate: 'los carbohidratos',
  protein: 'la proteína',
  energy: 'las calorías',
  sodium: 'el sodio',
};

const TEXTS: Readonly<Record<Single, string>> = {
  fibre: 'Con estas calorías no entra toda la fibra: bajá la meta de fibra.',
  fibre_ceiling: 'Con estos alimentos la fibra pasa de su techo: subilo de a poco, con agua, si ya comés mucha.',
  fat: 'La grasa no entra en su meta con estos alimentos: dale más margen.',
  carbohydrate: 'Los carbohidratos no entran en su meta con estos alimentos: dales más margen.',
  protein:
    'Tanta proteína no entra en porciones normales con estos alimentos: bajala un poco, o completala con un suplemento de proteína.',
  energy:
    'Las calorías del día no entran en cuatro comidas con porciones normales: acercalas a tu gasto o sumá una colación.',
  sodium: 'El límite de sodio deja afuera los platos posibles: subilo sólo si tu médico está de acuerdo.',
};
const TEXT_OF_LIMITED_PROTEIN =
  'Tu límite de proteína es menor que lo que traen los alimentos comunes con estas calorías. No lo subas por tu cuenta: tu nutricionista puede sumar productos de muy baja proteína.';

/** Constraints that clash together, tried when no one alone was the obstacle. */
const TOGETHER: readonly (readonly Single[])[] = [
  ['fibre', 'carbohydrate'],
  ['fibre', 'protein'],
  ['fat', 'carbohydrate'],
  ['protein', 'carbohydrate'],
  ['protein', 'fat'],
  ['fibre_ceiling', 'protein'],
  ['protein', 'energy'],
  ['fat', 'carbohydrate', 'energy'],
  ['fat', 'carbohydrate', 'protein'],
  ['fat', 'carbohydrate', 'protein', 'energy'],
  ['fibre', 'fibre_ceiling', 'fat', 'carbohydrate', 'protein', 'energy'],
  ['fibre', 'fibre_ceiling', 'fat', 'carbohydrate', 'protein', 'energy', 'sodium'],
];

const AVOID_LESS: Relaxation = {
  code: 'foods_to_avoid',
  rules: [],
  text: 'Con los alimentos que evitás no queda con qué armar las cuatro comidas: sacá alguno de la lista.',
};

const ASK_SOMEBODY: Relaxation = {
  code: 'excluded_foods',
  rules: [],
  text: 'Sin los alimentos que tu salud deja afuera no queda con qué armar las cuatro comidas: pedile un menú a tu nutricionista.',
};

/** Energy and carbohydrate that do not meet in the even meals of a person are not theirs to change. */
const ASK_THE_CLINIC: Relaxation = {
  code: 'clinical',
  rules: [],
  text: 'Los límites de tu salud y tus metas de comida no entran juntos en una semana. No aflojes ninguno por tu cuenta: tu nutricionista decide cuál cede.',
};

const MORE_VARIETY: Relaxation = {
  code: 'variety',
  rules: [],
  text: 'Hay con qué armar un día, pero no siete distintos: con tus metas quedan pocos platos posibles. Sumá algún alimento o cociná para menos días.',
};

/** The constraints without any one of which there would be a menu; when there is none, those that clash together. */
export function whatToRelax(request: Refused, hasDay: Trial): Relaxation[] {
  const { targets, limits, foodsToAvoid, excludedFoods } = request;
  const isClinical = limits.potassiumCeilingMg !== undefined || limits.evenCarbohydrate !== undefined;
  const avoids = foodsToAvoid.length > 0;
  const avoidsNothing = { ...request, foodsToAvoid: [] };
  const without = (codes: readonly Single[]): boolean =>
    hasDay({ patience: PATIENCE, without: codes.map((code) => RULE_OF[code]) });
  const isLimited = (4 * targets.training.proteinGrams) / targets.training.energyKcal < LIMITED_PROTEIN;
  const textOf = (code: Single) => (code === 'protein' && isLimited ? TEXT_OF_LIMITED_PROTEIN : TEXTS[code]);

  const advice = SINGLES.filter((code) => !isClinical || MAY_YIELD_TO_HEALTH.includes(code))
    .filter((code) => without([code]))
    .map((code): Relaxation => ({ code, rules: [RULE_OF[code]], text: textOf(code) }));
  if (avoids && hasDay({ eater: avoidsNothing, patience: PATIENCE, without: [] })) advice.unshift(AVOID_LESS);
  if (advice.length > 0) return advice.slice(0, MOST_ADVICE);
  if (hasDay({ patience: PATIENCE, without: [], alone: true })) return [MORE_VARIETY];
  const clash = isClinical ? undefined : TOGETHER.find(without);
  if (clash) return [together(clash)];
  const isListToBlame = avoids && hasDay({ eater: avoidsNothing, patience: PATIENCE, without: Object.values(RULE_OF) });
  if (isListToBlame) return [AVOID_LESS];
  if (isClinical) return [ASK_THE_CLINIC];
  return [excludedFoods.length === 0 ? AVOID_LESS : ASK_SOMEBODY];
}

/** With a limit of health, only these may be advised: the others move it, or what a clinician set beside it. */
const MAY_YIELD_TO_HEALTH: readonly Single[] = ['fibre', 'fat'];

const together = (codes: readonly Single[]): Relaxation => ({
  code: 'several',
  rules: codes.map((code) => RULE_OF[code]),
  text: `Chocan entre sí ${listed(codes.map((code) => NAMES[code]))}: hay que aflojar ${codes.length === 2 ? 'las dos metas' : 'más de una meta'} a la vez.`,
});

const listed = (names: readonly string[]): string => `${names.slice(0, -1).join(', ')} y ${names.at(-1) ?? ''}`;
