const QUOTED = new Set([
  '¡Instala □ en tu iPhone!',
  '¡Instala □ para acceder más rápido!',
  'Añade la app a tu pantalla principal para un acceso instantáneo',
  'Ha ocurrido un error al activar tu membresía. Inténtalo nuevamente.',
  'Ingresa un correo electrónico válido',
  'Necesitas una membresía activa para acceder a esta función',
]);
const WORD_START = String.raw`(?<![\p{L}\p{N}])`;
const WORD_END = String.raw`(?![\p{L}\p{N}])`;
const words = (alternatives, flags = 'iu') =>
  new RegExp(`${WORD_START}(?:${alternatives})${WORD_END}`, flags);

const FEMININE = `aceituna almendra arveja avena banana batata berenjena calabaza carne castaña cebolla chaucha clara espinaca
  galletita harina leche lechuga lenteja manzana milanesa naranja nuez|nuece palta papa pechuga pera quinoa remolacha semilla
  verdura zanahoria dosis cantidad etiqueta sesión semana serie respuesta persona`;
const MASCULINE = `arroz bife champiñón|champiñone choclo durazno fideo filet garbanzo huevo morrón|morrone muslo pan pepino pollo
  poroto queso tomate yogur zapallito zapallo alimento análisis ejercicio estudio suplemento número plan|plane plato`;
const nouns = (list) =>
  list
    .trim()
    .split(/[\s|]+/u)
    .join('|');
const discord = (list, ending) =>
  words(
    String.raw`(?<!de )(?:${nouns(list)})s? (?:(?:ya|bien|muy|recién|todavía|apenas) )?\p{L}+[ai]d${ending}s?`,
  );
const BARE_NUMBER = String.raw`(?:\p{N}|□)`;

/** Forbidden patterns with their correction; `ignore` lists exceptions. Add a row when a mistake is found twice. */
export const SPANISH_RULES = [
  {
    name: 'solo',
    wrong: words('sólo'),
    instead: 'solo, without an accent',
    example: 'Sirve sólo para la proteína.',
  },
  {
    name: 'pronouns',
    wrong: words('éste|ésta|éstos|éstas|ése|ésa|ésos|ésas|aquél|aquélla|aquéllos|aquéllas'),
    instead: 'este, ese and aquel, without an accent',
    example: 'La cifra real es ésta o más.',
  },
  {
    name: 'short words',
    wrong: words('tí|fué|fuí|dió|vió|guión|ésto|éso|porqué no|a el|de el'),
    instead: 'ti, fue, fui, dio, vio, guion, esto, eso, por qué no, al, del',
    example: 'Es para tí.',
  },
  {
    // verb forms that the dictionary accepts: "yo musculo"
    name: 'nouns with an accent',
    wrong: words('musculo|numero|medico|liquido|ultimo|calculo|parrafo|articulo|titulo'),
    instead: 'músculo, número, médico, líquido, último, cálculo',
    example: 'Crece el musculo.',
  },
  {
    name: 'percentage',
    wrong: new RegExp(`${BARE_NUMBER}%`, 'u'),
    instead: 'a space before %: 10 %',
    example: 'Cupón aplicado: 10% de descuento.',
  },
  {
    name: 'unit',
    wrong: new RegExp(`${BARE_NUMBER}(?:kg|g|mg|µg|kcal|cm|ml|min)${WORD_END}`, 'u'),
    instead: 'a space before the unit: 45 kg',
    example: 'Son 45kg.',
  },
  {
    name: 'decimal point',
    wrong: /(?<![\p{N}.SB])\p{N}+\.\p{N}{1,2}(?![\p{N}.])/u,
    instead: 'a comma before decimals: 1,5',
    example: 'Son 1.5 g por kilo.',
  },
  {
    name: 'false decimals',
    wrong: /(?<![\p{N},.])\p{N}+,0+ (?:veces|kg|g|kcal|días|semanas|horas|series|minutos|%)/u,
    instead: 'no decimals that say nothing: 3 veces, 45 kg',
    example: 'Es 3,0 veces más.',
  },
  {
    name: 'thousands',
    wrong:
      /(?<![\p{N}.,/+-])(?!(?:1[89]|20)\p{N}\p{N}(?!\p{N}))\p{N}{4,} (?:kcal|g|mg|kg|usuarios|personas|pasos)/u,
    instead: 'a point between thousands: 7.700 kcal',
    example: 'Son 7700 kcal por kilo.',
  },
  {
    name: 'range',
    wrong:
      /(?<![\p{L}\p{N}/.-])\p{N}+[-–]\p{N}+ (?:%|kg|g|mg|kcal|veces|semanas|días|minutos|repeticiones)/u,
    instead: '8 a 10, not a dash',
    example: 'Van 8-10 repeticiones.',
  },
  {
    name: 'spaces',
    wrong: /\S {2,}\S| [,;:.?!](?!\p{N})/u,
    instead: 'one space between words, none before a stop',
    example: 'Hola , qué tal.',
  },
  {
    name: 'space after a stop',
    wrong: /\p{L}[,;:?!]\p{L}|\p{Ll}{2}\.\p{Lu}/u,
    instead: 'a space after a comma or a stop',
    example: 'Comé,bebé y descansá.',
  },
  {
    name: 'repeated word',
    wrong: words(String.raw`(\p{L}{2,}) \1`),
    instead: 'the word once',
    example: 'Es para para vos.',
    ignore: /^(?:nos|poco|ya) /iu,
  },
  {
    name: 'question mark',
    find: (text) => count(text, '¿') !== count(text, '?') || count(text, '¡') !== count(text, '!'),
    instead: 'both signs: ¿…? and ¡…!',
    example: 'Seguimos?',
  },
  {
    name: 'last stop',
    wrong: /[.?!]\s+[\p{Lu}¿¡][^□]*[\p{L}\p{N})]$/u,
    instead: 'a stop at the end of two sentences or more',
    example: 'Se puede guardar. Todavía no hay nada',
    // sentence fragments that continue with a link or figure
    ignore: / (?:al?|de|el|la)$/u,
  },
  {
    name: 'feminine',
    wrong: discord(FEMININE, 'o'),
    instead: 'a participle that agrees: papas ya cocidas',
    example: 'Las papas ya cocidos.',
  },
  {
    name: 'masculine',
    wrong: discord(MASCULINE, 'a'),
    instead: 'a participle that agrees: porotos ya cocidos',
    example: 'Los porotos cocidas.',
    ignore: /(?:medida|bebida|comida|entrada|salida|nada|cada)s?$/iu,
  },
  {
    name: 'number',
    wrong: words(String.raw`(?:las|los) \p{L}+s (?:ya )?\p{L}+[ai]d[ao]`),
    instead: 'a participle in the plural',
    example: 'Van las papas cocida.',
    ignore:
      /(?:nada|cada|todo|toda|lado|medida|comida|bebida|vida|pedido|cuidado|miedo|ruido|marido)$/iu,
  },
  {
    name: 'voseo',
    wrong: words(
      'tú|tienes|puedes|quieres|eres|debes|necesitas|contigo|ingresa|instala|añade|pulsa|elige|haz|inténtalo|ustedes|vosotros|usted',
    ),
    instead: 'voseo: tenés, podés, querés, sos',
    example: 'Ya puedes entrar.',
  },
  {
    name: 'boxed warning',
    wrong: /recuadro de advertencia|recuadro negro|prohíbe en un recuadro|el recuadro/iu,
    instead: 'advertencia de caja negra',
    example: 'Recuadro de advertencia por cáncer de útero.',
  },
  {
    name: 'position stand',
    wrong:
      /(?<!toma de )(?:una posición|posición de (?:la|una)) (?!del? (?:cuerpo|pie)|cómoda|baja)\S+/iu,
    instead: 'un consenso, un documento de posición',
    example: 'Una posición lo apoya.',
    ignore: /posición de la (?:cadera|espalda)/iu,
  },
];

const count = (text, sign) => text.split(sign).length - 1;

export function findBrokenRules(text, rules = SPANISH_RULES) {
  const clean = text.trim();
  if (QUOTED.has(clean)) return [];
  return rules.flatMap((rule) => {
    if (rule.find) return rule.find(clean) ? [{ rule, words: clean }] : [];
    const [match] = clean.match(rule.wrong) ?? [];
    return match === undefined || rule.ignore?.test(match) ? [] : [{ rule, words: match }];
  });
}
