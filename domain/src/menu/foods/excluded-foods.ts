import type { Finding } from '../../clinical/findings.ts';
import { FOOD_FAMILIES } from '../../foods/food-families.data.ts';
import type { Food } from '../../foods/food.ts';
import { FOODS } from '../../foods/foods.ts';
import { mayCarryMilk } from './foods-with-milk.ts';

const findFoodIds = (isExcluded: (food: Food) => boolean): readonly string[] =>
  FOODS.filter(isExcluded).map(({ id }) => id);

/** Sugar in any form; fresh fruit stays. */
const SUGARY = [
  'azucar-blanca',
  'miel',
  'mermelada-comun',
  'dulce-de-leche',
  'leche-condensada',
  'durazno-en-almibar-escurrido',
  'pasas-de-uva',
  'ciruela-desecada-pasa',
  'yogur-con-frutas-semidescremado',
  // malt is a sweetener
  'copos-de-maiz-sin-azucar',
  'chocolate-con-leche',
  'chocolate-amargo-70-85',
  'helado-de-crema-vainilla',
  'medialuna-de-manteca-croissant',
  'galletitas-dulces-de-manteca',
  'bizcochuelo',
  'ketchup',
  'gaseosa-cola-comun',
  'bebida-energizante',
  'jugo-de-naranja-exprimido',
];

/** Cured or cooked meats: salt, phosphates and, in pregnancy, risk of listeria. */
const PROCESSED_MEAT = [
  'jamon-cocido',
  'mortadela',
  'salame',
  'chorizo-colorado-tipo-espanol',
  'chorizo-parrillero-de-cerdo-crudo',
  'morcilla',
  'salchicha-de-viena-vacuna',
  'panceta-cruda',
];

/** Phosphates or very high potassium; fruit and vegetables stay. */
const HIGH_KIDNEY_LOAD = [
  ...PROCESSED_MEAT,
  'gaseosa-cola-comun',
  'gaseosa-cola-light',
  'bebida-energizante',
  'queso-crema-entero',
  'papas-fritas-de-paquete',
  'papas-fritas-al-horno-congeladas',
  'pizza-de-muzzarella',
  'hamburguesa-simple-con-pan',
  'empanada-de-carne-restaurante',
  'harina-de-soja-desgrasada',
  'palmitos-crudos',
  'chocolate-con-leche',
  'chocolate-amargo-70-85',
  'cacao-amargo-en-polvo',
];

/** mg per 100 g; bread and breadcrumbs are below it. */
const VERY_SALTY_MG = 800;
const VERY_SALTY = [
  ...findFoodIds(({ per100g }) => (per100g.sodiumMg ?? 0) >= VERY_SALTY_MG),
  ...PROCESSED_MEAT,
  'aceitunas-negras',
  'margarina',
  'pizza-de-muzzarella',
  'papas-fritas-de-paquete',
];

const LIVER = ['higado-vacuno-crudo', 'higado-de-pollo-crudo'];
/** Predatory fish accumulate mercury; the other fish of the table are small or farmed. */
const MERCURY = [
  'atun-al-natural-en-lata-escurrido',
  'atun-en-aceite-en-lata-escurrido',
  'caballa-cruda',
];
const ALCOHOL = findFoodIds(({ group }) => group === 'alcohol');
/** The table has no unpasteurised or raw foods. */
const IN_PREGNANCY = [
  ...LIVER,
  ...MERCURY,
  ...ALCOHOL,
  ...PROCESSED_MEAT,
  'mayonesa-comun',
  'bebida-energizante',
];

/** Every dairy food counts as containing lactose, to be safe. */
const WITH_LACTOSE = [
  ...FOOD_FAMILIES.dairy,
  'dulce-de-leche',
  'leche-condensada',
  'chocolate-con-leche',
  'helado-de-crema-vainilla',
  'pizza-de-muzzarella',
  'medialuna-de-manteca-croissant',
  'proteina-de-suero-en-polvo',
  'proteina-aislada-de-suero-en-polvo',
];

/**
 * Forja's rule unless a line says otherwise. Anticoagulants exclude nothing: vitamin K must stay
 * constant (evidence, clinical section 4).
 */
export const EXCLUDED_FOODS: Readonly<Partial<Record<Finding, readonly string[]>>> = {
  milk_allergy: findFoodIds(mayCarryMilk),
  lactose_intolerance: WITH_LACTOSE,
  coeliac_disease: FOOD_FAMILIES.gluten,
  diabetes: SUGARY,
  hypoglycaemia_risk: SUGARY,
  kidney_disease: [...HIGH_KIDNEY_LOAD, ...VERY_SALTY],
  kidney_failure: [...HIGH_KIDNEY_LOAD, ...VERY_SALTY],
  dialysis_or_transplant: [...HIGH_KIDNEY_LOAD, ...VERY_SALTY],
  potassium_restriction: ['harina-de-soja-desgrasada', 'palmitos-crudos'],
  hypertension: VERY_SALTY,
  uncontrolled_hypertension: VERY_SALTY,
  heart_disease: VERY_SALTY,
  liver_disease: ALCOHOL,
  cirrhosis: ALCOHOL,
  // retinol: tolerable upper intake of 3000 µg a day (evidence, clinical section 1)
  pregnancy: IN_PREGNANCY,
  pregnancy_unanswered: IN_PREGNANCY,
  breastfeeding: [...MERCURY, ...ALCOHOL, 'bebida-energizante'],
  wants_child_12_months: [...LIVER, ...ALCOHOL],
  minor: [...ALCOHOL, 'bebida-energizante'],
};

export const excludedFoods = (findings: readonly Finding[]): string[] => [
  ...new Set(findings.flatMap((finding) => EXCLUDED_FOODS[finding] ?? [])),
];
