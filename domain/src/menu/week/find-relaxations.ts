import type { Eater } from '../kitchen/eater.ts';
import type { KitchenLimits } from '../targets/kitchen-limits.ts';
import type { SearchLimits } from '../day/make-day.ts';
import type { MenuTargets, Relaxation, Rule } from '../menu.ts';

type RefusedRequest = Eater & {
  readonly targets: { readonly training: MenuTargets };
  readonly limits: KitchenLimits;
};

/** `ignoresOtherDays` probes the day outside its week. */
export type DayProbe = (attempt: {
  readonly eater?: Eater;
  readonly searchLimits: SearchLimits;
  readonly without: readonly Rule[];
  readonly ignoresOtherDays?: boolean;
}) => boolean;

const PROBE_SEARCH_LIMITS: SearchLimits = { tries: 12, searches: 5, compared: 1 };
const MAX_RELAXATIONS = 3;
/** Share of energy below which protein is limited for health and only a clinician may raise it. */
const LIMITED_PROTEIN = 0.12;

type SingleRelaxation = Exclude<
  Relaxation['code'],
  'several' | 'foods_to_avoid' | 'excluded_foods' | 'variety' | 'clinical'
>;

/** Order: lowest cost to health first. */
const RULE_BY_CODE: Readonly<Record<SingleRelaxation, Rule>> = {
  fibre: 'fibreGrams',
  fibre_ceiling: 'fibreCeilingGrams',
  fat: 'fatGrams',
  carbohydrate: 'carbohydrateGrams',
  protein: 'proteinGrams',
  energy: 'energyKcal',
  sodium: 'sodiumMg',
};
const SINGLE_CODES = Object.keys(RULE_BY_CODE) as SingleRelaxation[]; // its keys are those of the type

const NAMES: Readonly<Record<SingleRelaxation, string>> = {
  fibre: 'el mínimo de fibra',
  fibre_ceiling: 'el techo de fibra',
  fat: 'la grasa',
  carbohydrate: 'los carbohidratos',
  protein: 'la proteína',
  energy: 'las calorías',
  sodium: 'el sodio',
};

const TEXTS: Readonly<Record<SingleRelaxation, string>> = {
  fibre: 'Con estas calorías no entra toda la fibra: bajá la meta de fibra.',
  fibre_ceiling:
    'Con estos alimentos la fibra pasa de su techo: subilo de a poco, con agua, si ya comés mucha.',
  fat: 'La grasa no entra en su meta con estos alimentos: dale más margen.',
  carbohydrate: 'Los carbohidratos no entran en su meta con estos alimentos: dales más margen.',
  protein:
    'Tanta proteína no entra en porciones normales con estos alimentos: bajala un poco, o completala con un suplemento de proteína.',
  energy:
    'Las calorías del día no entran en cuatro comidas con porciones normales: acercalas a tu gasto o sumá una colación.',
  sodium:
    'El límite de sodio deja afuera los platos posibles: subilo solo si tu médico está de acuerdo.',
};
const TEXT_OF_LIMITED_PROTEIN =
  'Tu límite de proteína es menor que lo que traen los alimentos comunes con estas calorías. No lo subas por tu cuenta: tu nutricionista puede sumar productos de muy baja proteína.';

const COMBINATIONS: readonly (readonly SingleRelaxation[])[] = [
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

const AVOID_FEWER_FOODS: Relaxation = {
  code: 'foods_to_avoid',
  rules: [],
  text: 'Con los alimentos que evitás no queda con qué armar las cuatro comidas: sacá alguno de la lista.',
};

const ASK_NUTRITIONIST: Relaxation = {
  code: 'excluded_foods',
  rules: [],
  text: 'Sin los alimentos que tu salud deja afuera no queda con qué armar las cuatro comidas: pedile un menú a tu nutricionista.',
};

const ASK_CLINICIAN: Relaxation = {
  code: 'clinical',
  rules: [],
  text: 'Los límites de tu salud y tus metas de comida no entran juntos en una semana. No aflojes ninguno por tu cuenta: tu nutricionista decide cuál cede.',
};

const MORE_VARIETY: Relaxation = {
  code: 'variety',
  rules: [],
  text: 'Hay con qué armar un día, pero no siete distintos: con tus metas quedan pocos platos posibles. Sumá algún alimento o cociná para menos días.',
};

export function findRelaxations(request: RefusedRequest, hasDay: DayProbe): Relaxation[] {
  const { targets, limits, foodsToAvoid, excludedFoods } = request;
  const isClinical =
    limits.potassiumCeilingMg !== undefined || limits.evenCarbohydrate !== undefined;
  const hasAvoidedFoods = foodsToAvoid.length > 0;
  const eaterWithoutAvoidedFoods = { ...request, foodsToAvoid: [] };
  const hasRelaxedDay = (codes: readonly SingleRelaxation[]): boolean =>
    hasDay({ searchLimits: PROBE_SEARCH_LIMITS, without: codes.map((code) => RULE_BY_CODE[code]) });
  const isLimited =
    (4 * targets.training.proteinGrams) / targets.training.energyKcal < LIMITED_PROTEIN;
  const relaxationText = (code: SingleRelaxation) =>
    code === 'protein' && isLimited ? TEXT_OF_LIMITED_PROTEIN : TEXTS[code];

  const advice = SINGLE_CODES.filter((code) => !isClinical || MAY_YIELD_TO_HEALTH.includes(code))
    .filter((code) => hasRelaxedDay([code]))
    .map((code): Relaxation => ({ code, rules: [RULE_BY_CODE[code]], text: relaxationText(code) }));
  if (
    hasAvoidedFoods &&
    hasDay({ eater: eaterWithoutAvoidedFoods, searchLimits: PROBE_SEARCH_LIMITS, without: [] })
  )
    advice.unshift(AVOID_FEWER_FOODS);
  if (advice.length > 0) return advice.slice(0, MAX_RELAXATIONS);
  if (hasDay({ searchLimits: PROBE_SEARCH_LIMITS, without: [], ignoresOtherDays: true }))
    return [MORE_VARIETY];
  const conflictingCodes = isClinical ? undefined : COMBINATIONS.find(hasRelaxedDay);
  if (conflictingCodes) return [combinedRelaxation(conflictingCodes)];
  const isListTooLong =
    hasAvoidedFoods &&
    hasDay({
      eater: eaterWithoutAvoidedFoods,
      searchLimits: PROBE_SEARCH_LIMITS,
      without: Object.values(RULE_BY_CODE),
    });
  if (isListTooLong) return [AVOID_FEWER_FOODS];
  if (isClinical) return [ASK_CLINICIAN];
  return [excludedFoods.length === 0 ? AVOID_FEWER_FOODS : ASK_NUTRITIONIST];
}

/** Other targets may carry a clinician's decision and never yield. */
const MAY_YIELD_TO_HEALTH: readonly SingleRelaxation[] = ['fibre', 'fat'];

const combinedRelaxation = (codes: readonly SingleRelaxation[]): Relaxation => ({
  code: 'several',
  rules: codes.map((code) => RULE_BY_CODE[code]),
  text: `Chocan entre sí ${joinNames(codes.map((code) => NAMES[code]))}: hay que aflojar ${codes.length === 2 ? 'las dos metas' : 'más de una meta'} a la vez.`,
});

const joinNames = (names: readonly string[]): string =>
  `${names.slice(0, -1).join(', ')} y ${names.at(-1) ?? ''}`;
