import type { Meal } from './menu.ts';

/** 'rich' can carry much of the protein of the day; 'low' is for whoever must limit it. */
export type ProteinOfDish = 'rich' | 'usual' | 'low';

/** `foods` are alternatives for one place of the dish. An optional place may be left empty. `{0}` in a title is the food chosen for that place. */
export type Slot = { readonly foods: readonly string[]; readonly optional?: true };
export type Dish = {
  readonly id: string;
  readonly title: string;
  readonly protein: ProteinOfDish;
  readonly slots: readonly Slot[];
};

const LEAN_MEAT = [
  'nalga-bola-tapa-de-nalga-cruda', 'bola-de-lomo-cruda', 'lomo-vacuno-crudo', 'cuadril-crudo', 'colita-de-cuadril-cruda', 'peceto-crudo',
  'vacio-crudo', 'lomo-carre-de-cerdo-crudo-magro', 'solomillo-de-cerdo-crudo-magro',
];
const POULTRY = ['pechuga-de-pollo-sin-piel-cruda', 'muslo-de-pollo-sin-piel-crudo', 'pechuga-de-pavo-sin-piel-cruda'];
const FISH = ['merluza-cruda', 'lenguado-crudo', 'salmon-de-criadero-crudo', 'trucha-arcoiris-de-criadero-cruda', 'caballa-cruda'];
const LEGUMES = ['lentejas-cocidas', 'garbanzos-cocidos', 'porotos-negros-cocidos', 'porotos-blancos-alubia-cocidos', 'arvejas-partidas-cocidas'];
const SIDES = ['papa-hervida-sin-piel', 'batata-hervida', 'arroz-blanco-cocido', 'arroz-integral-cocido', 'quinoa-cocida', 'choclo-hervido', 'cuscus-cocido'];
const GRAINS = ['arroz-blanco-cocido', 'arroz-integral-cocido', 'quinoa-cocida', 'cuscus-cocido'];
const PASTA = ['fideos-cocidos', 'fideos-integrales-cocidos'];
const SALAD = [
  'tomate-crudo', 'lechuga-criolla-mantecosa-iceberg', 'zanahoria-cruda', 'rucula-cruda', 'repollo-crudo', 'pepino-con-cascara', 'remolacha-hervida',
];
/** Beside a dish that already has tomato sauce. */
const SALAD_WITHOUT_TOMATO = SALAD.filter((id) => id !== 'tomate-crudo');
const COOKED_VEGETABLES = [
  'calabaza-anco-horneada', 'zapallito-zucchini-crudo', 'berenjena-cruda', 'brocoli-hervido', 'coliflor-cruda', 'espinaca-cruda', 'acelga-cruda',
  'chauchas-hervidas',
];
const FRUIT = ['manzana-con-cascara', 'naranja', 'mandarina', 'pera', 'durazno', 'kiwi', 'frutilla', 'anana', 'melon', 'uva', 'banana', 'ciruela', 'sandia', 'arandanos'];
const BREAKFAST_FRUIT = ['banana', 'manzana-con-cascara', 'frutilla', 'durazno', 'pera', 'kiwi'];
const OIL = ['aceite-de-oliva', 'aceite-de-girasol'];
const MILK = ['leche-descremada', 'leche-parcialmente-descremada-2', 'bebida-de-soja-sin-fortificar'];
const YOGURT = ['yogur-griego-natural-descremado', 'yogur-natural-descremado', 'yogur-natural-entero'];
const BREAD = ['pan-lactal-integral', 'pan-frances', 'pan-lactal-blanco', 'galletas-de-arroz-sin-sal'];
const SOY = ['tofu-firme', 'porotos-de-soja-cocidos'];
const NUTS = ['nueces', 'almendras', 'mani-tostado-sin-sal', 'castanas-de-caju-crudas'];
const SWEET_SPREAD = ['mermelada-comun', 'miel'];
const SWEET_END = ['durazno-en-almibar-escurrido', 'pasas-de-uva', 'dulce-de-leche', 'chocolate-amargo-70-85'];
/** Where half a portion is a few grams of protein. */
const SMALL_PROTEIN = ['huevo-duro', 'carne-picada-magra-cruda-5-grasa', 'merluza-cruda', 'pechuga-de-pollo-sin-piel-asada', 'lentejas-cocidas', 'garbanzos-cocidos'];

const required = (foods: readonly string[]): Slot => ({ foods });
const optional = (foods: readonly string[]): Slot => ({ foods, optional: true });

export const BREAKFASTS: readonly Dish[] = [
  {
    id: 'toast-and-cheese',
    protein: 'usual',
    title: '{0} con {1} y {2}',
    slots: [
      required(BREAD), required(['ricota-semidescremada', 'queso-crema-entero', 'queso-cremoso-port-salut', 'queso-cottage-2']), required(BREAKFAST_FRUIT),
      required(MILK), optional(SWEET_SPREAD), optional(['clara-de-huevo-cruda']), optional(NUTS),
    ],
  },
  {
    id: 'toast-and-avocado',
    protein: 'usual',
    title: '{0} con {1} y {2}',
    slots: [
      required(BREAD), required(['palta', 'pasta-de-mani-sin-sal']), required(['huevo-de-gallina-entero-crudo', 'bebida-de-soja-sin-fortificar']),
      required(BREAKFAST_FRUIT), optional(MILK), optional(['clara-de-huevo-cruda']), optional(SWEET_SPREAD),
    ],
  },
  {
    id: 'porridge',
    protein: 'rich',
    title: '{0} con {1} y {2}',
    slots: [
      required(['avena-arrollada-cruda']), required(MILK), required(BREAKFAST_FRUIT), optional([...NUTS, 'semillas-de-chia']), optional(['miel']),
      optional(['clara-de-huevo-cruda', 'harina-de-soja-desgrasada']),
    ],
  },
  {
    id: 'yogurt-and-cereal',
    protein: 'rich',
    title: '{0} con {1} y {2}',
    slots: [
      required(YOGURT), required(['avena-arrollada-cruda', 'copos-de-maiz-sin-azucar']), required(BREAKFAST_FRUIT), optional(NUTS),
      optional(['semillas-de-chia']), optional(['miel']),
    ],
  },
  {
    id: 'scrambled-eggs',
    protein: 'rich',
    title: '{0} revuelto con {1} y {2}',
    slots: [
      required(['huevo-de-gallina-entero-crudo']), required(BREAD), required(['naranja', 'banana', 'kiwi', 'manzana-con-cascara']),
      optional(['clara-de-huevo-cruda']), optional(MILK), optional(SWEET_SPREAD), optional(['manteca-sin-sal', 'palta']),
    ],
  },
  {
    id: 'scrambled-tofu',
    protein: 'rich',
    title: '{0} con {1} y {2}',
    slots: [
      required(['tofu-firme']), required(BREAD), required(['tomate-crudo']), optional(['palta']), optional(MILK), optional(BREAKFAST_FRUIT), optional(SWEET_SPREAD),
    ],
  },
  {
    id: 'toast-and-jam',
    protein: 'low',
    title: '{0} con {1} y {2}',
    slots: [
      required(['pan-frances', 'pan-lactal-blanco', 'galletas-de-arroz-sin-sal']), required(SWEET_SPREAD), required(BREAKFAST_FRUIT),
      optional(['manteca-sin-sal', 'palta']), optional(MILK), optional(FRUIT), optional(NUTS),
    ],
  },
  {
    id: 'fruit-bowl',
    protein: 'low',
    title: '{0} y {1} con {2}',
    slots: [
      required(BREAKFAST_FRUIT), required(FRUIT), required(['copos-de-maiz-sin-azucar', 'galletas-de-arroz-sin-sal']), optional(SWEET_SPREAD),
      optional(['palta', 'manteca-sin-sal']), optional(MILK), optional(['pan-frances', 'pan-lactal-blanco']), optional(['nueces', 'pasas-de-uva']),
    ],
  },
];

export const SNACKS: readonly Dish[] = [
  {
    id: 'yogurt-and-fruit',
    protein: 'rich',
    title: '{0} con {1} y {2}',
    slots: [required(YOGURT), required(BREAKFAST_FRUIT), required(NUTS), optional(['avena-arrollada-cruda', 'copos-de-maiz-sin-azucar']), optional(['miel'])],
  },
  {
    id: 'smoothie',
    protein: 'rich',
    title: 'Licuado de {0} con {1}',
    slots: [
      required(['banana', 'frutilla', 'durazno']), required(MILK), required(['avena-arrollada-cruda']),
      optional(['semillas-de-chia', 'pasta-de-mani-sin-sal']), optional(['yogur-griego-natural-descremado', 'harina-de-soja-desgrasada']), optional(['miel']),
    ],
  },
  {
    id: 'sandwich',
    protein: 'rich',
    title: 'Sándwich de {1} con {2}',
    slots: [
      required(['pan-lactal-integral', 'pan-frances', 'pan-lactal-blanco']), required(['pechuga-de-pollo-sin-piel-asada', 'huevo-duro', 'tofu-firme']), required(['tomate-crudo']),
      optional(['palta', 'queso-crema-entero']), optional(['manzana-con-cascara', 'mandarina', 'pera', 'uva']),
    ],
  },
  {
    id: 'toast-and-spread',
    protein: 'usual',
    title: '{0} con {1}',
    slots: [
      required(BREAD), required(['ricota-semidescremada', 'queso-cottage-2', 'pasta-de-mani-sin-sal', 'palta']), optional(MILK),
      required(BREAKFAST_FRUIT), optional([...SWEET_SPREAD, 'dulce-de-leche']),
    ],
  },
  {
    id: 'fruit-and-nuts',
    protein: 'usual',
    title: '{0} con {1}',
    slots: [
      required(FRUIT), required([...NUTS, 'pasas-de-uva']), optional(['yogur-griego-natural-descremado', 'bebida-de-soja-sin-fortificar']),
      optional(['queso-cottage-2', 'queso-cremoso-port-salut', 'galletas-de-arroz-sin-sal']),
    ],
  },
  {
    id: 'fruit-salad',
    protein: 'low',
    title: 'Ensalada de frutas: {0}, {1} y {2}',
    slots: [
      required(FRUIT), required(FRUIT), required(FRUIT), optional(['azucar-blanca', 'miel']), optional(['crema-de-leche', 'nueces']),
      optional(['galletas-de-arroz-sin-sal', 'pan-frances']), optional(['manteca-sin-sal', 'palta']), optional(['mermelada-comun']),
    ],
  },
  {
    id: 'peaches-in-syrup',
    protein: 'low',
    title: '{0} con {1}',
    slots: [
      required(['durazno-en-almibar-escurrido']), required(['crema-de-leche', 'frutilla', 'arandanos', 'nueces']),
      optional(['galletas-de-arroz-sin-sal', 'pan-lactal-blanco', 'pan-frances']), optional(SWEET_SPREAD), optional(['manteca-sin-sal', 'palta']),
      optional(FRUIT),
    ],
  },
];

export const MAIN_DISHES: readonly Dish[] = [
  {
    id: 'meat-and-side',
    protein: 'rich',
    title: '{0} con {1} y ensalada de {2} y {3}',
    slots: [
      required(LEAN_MEAT), required(SIDES), required(SALAD), required(SALAD), required(OIL), optional(FRUIT), optional(['pan-frances']),
    ],
  },
  {
    id: 'chicken-and-side',
    protein: 'rich',
    title: '{0} con {1} y {2}',
    slots: [
      required(POULTRY), required(SIDES), required(COOKED_VEGETABLES), optional(SALAD), required(OIL), optional(FRUIT), optional(['pan-frances']),
    ],
  },
  {
    id: 'fish-and-side',
    protein: 'rich',
    title: '{0} con {1} y {2}',
    slots: [
      required(FISH), required(['papa-hervida-sin-piel', 'batata-hervida', 'arroz-blanco-cocido', 'arroz-integral-cocido', 'quinoa-cocida']),
      required([...COOKED_VEGETABLES, 'tomate-crudo', 'lechuga-criolla-mantecosa-iceberg']), optional(SALAD), required(OIL), optional(FRUIT),
    ],
  },
  {
    id: 'pasta-and-meat-sauce',
    protein: 'usual',
    title: '{0} con {1} y {2}',
    slots: [
      required(PASTA), required(['salsa-de-tomate-en-conserva']), required(['carne-picada-magra-cruda-5-grasa', 'ricota-semidescremada', 'lentejas-cocidas']),
      required(SALAD_WITHOUT_TOMATO), required(OIL), optional(['queso-rallado']), optional(FRUIT), optional(SOY),
    ],
  },
  {
    id: 'legume-stew',
    protein: 'usual',
    title: 'Guiso de {0} con {1}, {2} y {3}',
    slots: [
      required(LEGUMES), required(['arroz-blanco-cocido', 'arroz-integral-cocido', 'papa-hervida-sin-piel', 'batata-hervida']),
      required(['calabaza-anco-horneada', 'espinaca-cruda', 'acelga-cruda', 'morron-rojo-crudo']), required(['cebolla-cruda']), required(OIL),
      optional(['muslo-de-pollo-sin-piel-crudo', 'nalga-bola-tapa-de-nalga-cruda', 'tofu-firme', 'porotos-de-soja-cocidos']), optional(['pan-frances']),
      optional(FRUIT),
    ],
  },
  {
    id: 'complete-salad',
    protein: 'rich',
    title: 'Ensalada completa de {0}, {1}, {2} y {3}',
    slots: [
      required(['atun-al-natural-en-lata-escurrido', 'huevo-duro', 'garbanzos-cocidos', 'lentejas-cocidas', 'tofu-firme']),
      required(['papa-hervida-sin-piel', 'arroz-blanco-cocido', 'arroz-integral-cocido', 'quinoa-cocida', 'choclo-hervido']),
      required(SALAD), required(SALAD), required(OIL), optional(['palta', 'queso-mozzarella', 'porotos-de-soja-cocidos']),
      optional(['tofu-firme']), optional(FRUIT),
    ],
  },
  {
    id: 'omelette',
    protein: 'usual',
    title: 'Tortilla de {2} con {1} y ensalada de {3}',
    slots: [
      required(['huevo-de-gallina-entero-crudo']), required(['papa-hervida-sin-piel', 'pan-frances', 'batata-hervida']),
      required(['zapallito-zucchini-crudo', 'espinaca-cruda', 'acelga-cruda', 'champinon-crudo', 'brocoli-hervido']),
      required(['tomate-crudo', 'lechuga-criolla-mantecosa-iceberg', 'zanahoria-cruda']), required(OIL), optional(['clara-de-huevo-cruda']),
      optional(['queso-mozzarella', 'ricota-semidescremada']), optional(FRUIT),
    ],
  },
  {
    id: 'tofu-stir-fry',
    protein: 'rich',
    title: 'Salteado de {0} con {1}, {2} y {3}',
    slots: [
      required(['tofu-firme']), required([...GRAINS, ...PASTA]), required(['brocoli-hervido', 'zapallito-zucchini-crudo', 'chauchas-hervidas', 'champinon-crudo']),
      required(['morron-rojo-crudo', 'zanahoria-cruda', 'cebolla-cruda']), required(OIL), optional(['porotos-de-soja-cocidos']), optional(['mani-tostado-sin-sal']),
      optional(FRUIT),
    ],
  },
  {
    id: 'polenta',
    protein: 'usual',
    title: '{0} con {1} y {2}',
    slots: [
      required(['harina-de-maiz-polenta-cruda']), required(['salsa-de-tomate-en-conserva']),
      required(['queso-mozzarella', 'carne-picada-magra-cruda-5-grasa', 'lentejas-cocidas', 'porotos-blancos-alubia-cocidos']), required(SALAD_WITHOUT_TOMATO),
      required(OIL),
      optional(['queso-rallado', ...SOY]), optional(FRUIT),
    ],
  },
  {
    id: 'legume-bowl',
    protein: 'rich',
    title: '{0} con {1}, {2} y {3}',
    slots: [
      required(LEGUMES), required(GRAINS), required(COOKED_VEGETABLES), required(SALAD), required(OIL),
      optional(['tofu-firme', 'huevo-duro']), optional(['porotos-de-soja-cocidos']), optional(['palta', 'semillas-de-girasol-peladas']), optional(['pan-frances']),
      optional(FRUIT),
    ],
  },
  {
    id: 'starch-and-vegetables',
    protein: 'low',
    title: '{0} con {1} y ensalada de {2}',
    slots: [
      required(['mandioca-cruda', 'batata-hervida', 'papa-hervida-sin-piel']), required(COOKED_VEGETABLES), required(SALAD), required(OIL),
      optional(SMALL_PROTEIN), optional(['manteca-sin-sal', 'palta']), optional(['pan-frances', 'arroz-blanco-cocido']), optional(FRUIT),
      optional(SWEET_END),
    ],
  },
  {
    id: 'rice-and-vegetables',
    protein: 'low',
    title: '{0} salteado con {1}, {2} y {3}',
    slots: [
      required(['arroz-blanco-cocido', 'arroz-integral-cocido']), required(['zapallito-zucchini-crudo', 'chauchas-hervidas', 'brocoli-hervido']),
      required(['zanahoria-cruda', 'calabaza-anco-horneada', 'berenjena-cruda']), required(['cebolla-cruda', 'morron-rojo-crudo']), required(OIL),
      optional(SMALL_PROTEIN), optional(['manteca-sin-sal', 'palta']), optional(['mandioca-cruda', 'batata-hervida']), optional(FRUIT), optional(SWEET_END),
    ],
  },
  {
    id: 'polenta-and-vegetables',
    protein: 'low',
    title: '{0} con {1} y ensalada de {2}',
    slots: [
      required(['harina-de-maiz-polenta-cruda']), required(['salsa-de-tomate-en-conserva', 'calabaza-anco-horneada', 'berenjena-cruda']), required(SALAD_WITHOUT_TOMATO),
      required(OIL), optional(SMALL_PROTEIN), optional(['manteca-sin-sal']), optional(['mandioca-cruda', 'batata-hervida']), optional(FRUIT),
      optional(SWEET_END),
    ],
  },
  {
    id: 'meat-and-mandioca',
    protein: 'low',
    title: '{0} con {1} y {2}',
    slots: [
      required(SMALL_PROTEIN), required(['mandioca-cruda', 'batata-hervida']), required(COOKED_VEGETABLES), required(OIL),
      optional(['manteca-sin-sal', 'palta']), optional(SALAD), optional(['arroz-blanco-cocido', 'pan-frances']), optional(FRUIT), optional(SWEET_END),
    ],
  },
];

/** What completes a meal of whoever eats a lot. Its places come after those of the dish. */
export const EXTRAS: Readonly<Record<Meal, readonly Slot[]>> = {
  breakfast: [optional(MILK), optional(['avena-arrollada-cruda', 'copos-de-maiz-sin-azucar', 'pan-frances']), optional(['banana', 'pasas-de-uva']), optional(NUTS)],
  lunch: [optional(['pan-frances']), optional(['palta', ...NUTS]), optional(['mandioca-cruda', 'batata-hervida', 'papa-hervida-sin-piel']), optional(SWEET_END)],
  snack: [
    optional(['pan-frances', 'galletas-de-arroz-sin-sal', 'pan-lactal-blanco']), optional(['queso-cremoso-port-salut', 'pasta-de-mani-sin-sal']),
    optional(SWEET_SPREAD), optional(['banana', 'uva']),
  ],
  dinner: [optional(['pan-frances']), optional(['palta', ...NUTS]), optional(['mandioca-cruda', 'batata-hervida', 'papa-hervida-sin-piel']), optional(SWEET_END)],
};
