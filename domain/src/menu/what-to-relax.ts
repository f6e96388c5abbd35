import type { Eater } from './kitchen.ts';
import type { MenuTargets, Relaxation, Rule } from './menu.ts';

type Refused = Eater & { readonly targets: MenuTargets };

/** Whether there is a menu for another eater, or the same one, without some rules. */
export type Trial = (eater: Eater | undefined, patience: Patience, without: readonly Rule[]) => boolean;
export type Patience = { readonly tries: number; readonly searches: number };

/** Sets of dishes tried to learn whether a constraint was the obstacle. */
const PATIENCE: Patience = { tries: 6, searches: 2 };
/** More than these is not advice. */
const MOST_ADVICE = 3;
/** Under this share of energy the protein is limited for the health of the person, and nobody should raise it alone. */
const LIMITED_PROTEIN = 0.12;

type Single = Exclude<Relaxation['code'], 'several' | 'foods_to_avoid' | 'excluded_foods'>;

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

/** The constraints without any one of which there would be a menu; when there is none, those that clash together. */
export function whatToRelax(request: Refused, hasMenu: Trial): Relaxation[] {
  const avoids = request.foodsToAvoid.length > 0;
  const alone = SINGLES.filter((code) => hasMenu(undefined, PATIENCE, [RULE_OF[code]]));
  const isLimited = (4 * request.targets.proteinGrams) / request.targets.energyKcal < LIMITED_PROTEIN;
  const textOf = (code: Single) => (code === 'protein' && isLimited ? TEXT_OF_LIMITED_PROTEIN : TEXTS[code]);
  const advice = alone.map((code): Relaxation => ({ code, rules: [RULE_OF[code]], text: textOf(code) }));
  if (avoids && hasMenu({ ...request, foodsToAvoid: [] }, PATIENCE, [])) advice.unshift(AVOID_LESS);
  if (advice.length > 0) return advice.slice(0, MOST_ADVICE);
  const clash = TOGETHER.find((codes) =>
    hasMenu(
      undefined,
      PATIENCE,
      codes.map((code) => RULE_OF[code]),
    ),
  );
  if (clash) return [together(clash)];
  const isListToBlame = avoids && hasMenu({ ...request, foodsToAvoid: [] }, PATIENCE, Object.values(RULE_OF));
  return [isListToBlame || request.excludedFoods.length === 0 ? AVOID_LESS : ASK_SOMEBODY];
}

const together = (codes: readonly Single[]): Relaxation => ({
  code: 'several',
  rules: codes.map((code) => RULE_OF[code]),
  text: `Chocan entre sí ${listed(codes.map((code) => NAMES[code]))}: hay que aflojar ${codes.length === 2 ? 'las dos metas' : 'más de una meta'} a la vez.`,
});

const listed = (names: readonly string[]): string => `${names.slice(0, -1).join(', ')} y ${names.at(-1) ?? ''}`;
