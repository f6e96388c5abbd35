import { FOOD_FAMILIES, MADE_OF_WHEAT } from './food-families.data.ts';

/** Rows of one food, avoided together. Judged food by food; Forja's rule. */
export const SAME_FOOD_SETS: readonly (readonly string[])[] = [
  ['huevo-de-gallina-entero-crudo', 'huevo-duro', 'clara-de-huevo-cruda'],
  ['leche-entera', 'leche-parcialmente-descremada-2', 'leche-descremada'],
  ['proteina-de-suero-en-polvo', 'proteina-aislada-de-suero-en-polvo'],
  ['yogur-natural-entero', 'yogur-natural-descremado', 'yogur-griego-natural-descremado', 'yogur-con-frutas-semidescremado'],
  ['ricota-entera', 'ricota-semidescremada'],
  ['queso-parmesano-duro', 'queso-rallado'],
  ['mani-tostado-sin-sal', 'pasta-de-mani-sin-sal'],
  ['pechuga-de-pollo-sin-piel-cruda', 'pechuga-de-pollo-sin-piel-asada'],
  [
    'muslo-de-pollo-sin-piel-crudo',
    'muslo-de-pollo-con-piel-crudo',
    'pata-y-muslo-de-pollo-con-piel-crudo',
    'pata-de-pollo-sin-piel-cruda',
  ],
  ['carne-picada-comun-cruda-20-grasa', 'carne-picada-especial-cruda-10-grasa', 'carne-picada-magra-cruda-5-grasa'],
  ['higado-vacuno-crudo', 'higado-de-pollo-crudo'],
  ['atun-al-natural-en-lata-escurrido', 'atun-en-aceite-en-lata-escurrido'],
  ['arroz-blanco-crudo', 'arroz-blanco-cocido'],
  ['fideos-secos-crudos', 'fideos-cocidos', 'fideos-integrales-cocidos'],
  ['papa-cruda-con-piel', 'papa-hervida-sin-piel'],
  ['calabaza-anco-horneada', 'zapallo-crudo'],
  ['gaseosa-cola-comun', 'gaseosa-cola-light'],
  ['vino-tinto', 'vino-blanco'],
];

/** Derived foods, one step only: not every cheese is made of whey. */
export const MADE_WITH: Readonly<Record<string, readonly string[]>> = {
  'huevo-de-gallina-entero-crudo': FOOD_FAMILIES.eggs,
  // whey powder is a milk protein
  ...Object.fromEntries(FOOD_FAMILIES.dairy.map((id) => [id, ['proteina-de-suero-en-polvo']])),
  'leche-entera': [
    'proteina-de-suero-en-polvo',
    'crema-de-leche',
    'dulce-de-leche',
    'leche-condensada',
    'chocolate-con-leche',
    'helado-de-crema-vainilla',
  ],
  'proteina-de-suero-en-polvo': ['leche-entera', 'ricota-entera'],
  'queso-mozzarella': ['proteina-de-suero-en-polvo', 'pizza-de-muzzarella'],
  'manteca-sin-sal': ['medialuna-de-manteca-croissant', 'galletitas-dulces-de-manteca'],
  'mani-tostado-sin-sal': FOOD_FAMILIES.peanuts,
  'porotos-de-soja-cocidos': FOOD_FAMILIES.soy,
  'harina-de-trigo-000-0000': MADE_OF_WHEAT,
  'pan-frances': ['pan-rallado'],
  'pan-lactal-blanco': ['pan-rallado'],
  'papa-hervida-sin-piel': ['papas-fritas-de-paquete', 'papas-fritas-al-horno-congeladas'],
  'tomate-crudo': ['salsa-de-tomate-en-conserva', 'ketchup'],
  'durazno': ['durazno-en-almibar-escurrido'],
  'ciruela': ['ciruela-desecada-pasa'],
  'uva': ['pasas-de-uva'],
  'naranja': ['jugo-de-naranja-exprimido'],
  'carne-picada-comun-cruda-20-grasa': ['empanada-de-carne-restaurante', 'hamburguesa-simple-con-pan'],
};
