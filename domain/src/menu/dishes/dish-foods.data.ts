
export const EGG = 'huevo-de-gallina-entero-crudo';
export const BOILED_EGG = 'huevo-duro';
export const EGG_WHITE = 'clara-de-huevo-cruda';
export const FLOUR = 'harina-de-trigo-000-0000';
export const BREADCRUMBS = 'pan-rallado';
export const OATS = 'avena-arrollada-cruda';
export const POLENTA = 'harina-de-maiz-polenta-cruda';
export const CORN = 'choclo-hervido';
export const POTATO = 'papa-hervida-sin-piel';
export const ROAST_POTATO = 'papa-cruda-con-piel';
export const SWEET_POTATO = 'batata-hervida';
export const CASSAVA = 'mandioca-cruda';
export const RICE_WHITE = 'arroz-blanco-cocido';
export const ONION = 'cebolla-cruda';
export const PEPPER = 'morron-rojo-crudo';
export const TOMATO = 'tomate-crudo';
export const LETTUCE = 'lechuga-criolla-mantecosa-iceberg';
export const CARROT = 'zanahoria-cruda';
export const SQUASH = 'calabaza-anco-horneada';
export const COURGETTE = 'zapallito-zucchini-crudo';
export const AUBERGINE = 'berenjena-cruda';
export const CHARD = 'acelga-cruda';
export const SPINACH = 'espinaca-cruda';
export const CABBAGE = 'repollo-crudo';
export const PEAS = 'arvejas-frescas-hervidas';
export const MUSHROOM = 'champinon-crudo';
export const TOMATO_SAUCE = 'salsa-de-tomate-en-conserva';
export const MOZZARELLA = 'queso-mozzarella';
export const SOFT_CHEESE = 'queso-cremoso-port-salut';
export const GRATED_CHEESE = 'queso-rallado';
export const CREAM_CHEESE = 'queso-crema-entero';
export const BUTTER = 'manteca-sin-sal';
export const TOFU = 'tofu-firme';
export const SOYBEANS = 'porotos-de-soja-cocidos';
export const SOY_FLOUR = 'harina-de-soja-desgrasada';
export const LENTILS = 'lentejas-cocidas';
export const CHICKPEAS = 'garbanzos-cocidos';
export const SPLIT_PEAS = 'arvejas-partidas-cocidas';
export const BREAST = 'pechuga-de-pollo-sin-piel-cruda';
export const HAKE = 'merluza-cruda';
export const TUNA = 'atun-al-natural-en-lata-escurrido';
export const AVOCADO = 'palta';
export const BANANA = 'banana';
export const RICE_CAKES = 'galletas-de-arroz-sin-sal';
export const CHIA = 'semillas-de-chia';
export const PEANUT_BUTTER = 'pasta-de-mani-sin-sal';
const JAM = 'mermelada-comun';
export const HONEY = 'miel';
export const BAGUETTE = 'pan-frances';
export const HAM = 'jamon-cocido';

export const STEAKS = ['nalga-bola-tapa-de-nalga-cruda', 'bola-de-lomo-cruda', 'lomo-vacuno-crudo', 'cuadril-crudo'];
export const THIN_STEAKS = ['nalga-bola-tapa-de-nalga-cruda', 'bola-de-lomo-cruda', 'peceto-crudo'];
export const GRILLED_CUTS = ['vacio-crudo', 'asado-de-tira-crudo', 'entrana-cruda', 'bife-de-chorizo-crudo', 'cuadril-crudo'];
export const ROASTS = ['peceto-crudo', 'colita-de-cuadril-cruda', 'vacio-crudo'];
export const STEW_BEEF = ['roast-beef-aguja-crudo', 'paleta-vacuna-cruda', 'osobuco-crudo-parte-magra', 'nalga-bola-tapa-de-nalga-cruda'];
export const MINCE = ['carne-picada-magra-cruda-5-grasa', 'carne-picada-especial-cruda-10-grasa'];
export const PORK = ['lomo-carre-de-cerdo-crudo-magro', 'solomillo-de-cerdo-crudo-magro'];
export const CHICKEN = ['pechuga-de-pollo-sin-piel-cruda', 'muslo-de-pollo-sin-piel-crudo', 'pata-de-pollo-sin-piel-cruda'];
export const WHITE_FISH = [HAKE, 'lenguado-crudo'];
export const OILY_FISH = ['salmon-de-criadero-crudo', 'trucha-arcoiris-de-criadero-cruda', 'caballa-cruda'];
export const TINNED_FISH = [TUNA, 'sardinas-en-aceite-en-lata-escurridas'];
export const BEANS = ['porotos-negros-cocidos', 'porotos-blancos-alubia-cocidos'];
export const PULSES = [LENTILS, CHICKPEAS, ...BEANS];
export const SOY = [TOFU, SOYBEANS];

export const RICE = [RICE_WHITE, 'arroz-integral-cocido'];
export const GRAINS = [...RICE, 'quinoa-cocida', 'cuscus-cocido'];
export const PASTA = ['fideos-cocidos', 'fideos-integrales-cocidos'];
export const ROOTS = [ROAST_POTATO, SWEET_POTATO];
export const MASH = [POTATO, SQUASH, SWEET_POTATO];

export const SALAD = [TOMATO, LETTUCE, CARROT, 'rucula-cruda', CABBAGE, 'pepino-con-cascara', 'remolacha-hervida'];
export const SALAD_WITHOUT_TOMATO = SALAD.filter((id) => id !== TOMATO);
export const STEAMED = ['brocoli-hervido', 'chauchas-hervidas', 'coliflor-cruda', COURGETTE, SQUASH, CARROT];
export const GREENS = [CHARD, SPINACH];
export const WOK = ['brocoli-hervido', COURGETTE, 'chauchas-hervidas', CABBAGE, MUSHROOM];

export const FRUIT = [
  'manzana-con-cascara', 'naranja', 'mandarina', 'pera', 'durazno', 'kiwi', 'frutilla', 'anana', 'melon', 'uva', BANANA, 'ciruela', 'sandia', 'arandanos',
  'pomelo', 'cereza', 'higo-fresco',
];
export const BREAKFAST_FRUIT = [BANANA, 'manzana-con-cascara', 'frutilla', 'durazno', 'pera', 'kiwi', 'naranja', 'mandarina', 'pomelo', 'uva'];
export const CREAMY_FRUIT = [BANANA, 'manzana-con-cascara', 'frutilla', 'durazno', 'pera', 'kiwi', 'arandanos'];
export const SOFT_FRUIT = [BANANA, 'frutilla', 'durazno'];
export const OIL = ['aceite-de-oliva', 'aceite-de-girasol'];
export const MILK = ['leche-descremada', 'leche-parcialmente-descremada-2', 'leche-entera', 'bebida-de-soja-sin-fortificar'];
export const YOGURT = ['yogur-natural-descremado', 'yogur-griego-natural-descremado', 'yogur-natural-entero'];
export const BREAD = ['pan-lactal-integral', BAGUETTE, 'pan-lactal-blanco'];
export const SPREAD_CHEESE = ['ricota-semidescremada', CREAM_CHEESE, 'queso-cottage-2'];
export const SLICED_CHEESE = [SOFT_CHEESE, 'queso-pategras-gouda'];
export const NUTS = ['nueces', 'almendras', 'mani-tostado-sin-sal', 'castanas-de-caju-crudas'];
export const SEEDS = [CHIA, 'semillas-de-lino', 'semillas-de-sesamo'];
export const SWEET_SPREAD = [JAM, HONEY];
/** Half a portion has a few grams of protein. */
export const SMALL_PROTEIN = [BOILED_EGG, 'carne-picada-magra-cruda-5-grasa', HAKE, 'pechuga-de-pollo-sin-piel-asada', LENTILS, CHICKPEAS];
