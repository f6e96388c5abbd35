import type { Compound } from './compound.ts';
import { SEARCHED } from './searched.data.ts';
import { citedStatement, expertStatement, notFoundStatement } from './statement.ts';

const CANNOT_BE_COMPUTED = expertStatement('Sumarle otra sustancia agrega un riesgo que no se puede calcular.');

const RESEARCH = {
  category: 'sarm_research',
  androgen: false,
  humanReference: false,
  neverList: false,
  refDose: 'none',
} as const satisfies Partial<Compound>;

const SARM = {
  ...RESEARCH,
  class: 'modulador selectivo del receptor de andrógenos (SARM), sin aprobar',
  riskClass: 'sarm',
  route: 'oral',
  androgen: true,
  objective: 'Masa y fuerza',
  mechanism: citedStatement('Activa el receptor de andrógenos. El LGD-4033, en varones sanos, frenó la hormona propia y bajó el HDL.', 'l25', 'l24b'),
  sideEffects: [
    citedStatement('Daño de hígado con ictericia, en casos con RAD-140 y otros SARM, también en jóvenes y con pocas semanas.', 'l38', 'l38c'),
    citedStatement('El LGD-4033, en varones sanos, bajó la testosterona propia y el HDL.', 'l25'),
    citedStatement('La FDA advierte de los SARM en general: infarto, ACV e insuficiencia hepática.', 'l24c'),
  ],
  warnings: [
    citedStatement('De 44 productos de internet, 52 % tenía un SARM, 39 % otra droga sin aprobar y 59 % una cantidad distinta del rótulo.', 'l24'),
    citedStatement('Piel u ojos amarillos, orina oscura o picazón, como en los casos con RAD-140: parar y guardia.', 'l38', 'l38b'),
  ],
  interactions: [expertStatement('Con otros tóxicos del hígado, más daño.')],
  monitoring: [citedStatement('Hígado y lípidos, hormonas.', 'l38c', 'l25'), expertStatement('Ningún control vuelve seguro un producto de contenido desconocido.')],
  legal: [{ ...citedStatement('Deporte: clase S1.2 de la lista de la AMA.', 'l31b'), asOf: 's. f.' }, { ...citedStatement('Estados Unidos: sin aprobación de la FDA para ningún uso humano.', 'l24c', 'l24b'), asOf: '2023' }],
} as const satisfies Partial<Compound>;

const PEPTIDE = {
  ...RESEARCH,
  class: 'péptido sin aprobar',
  riskClass: 'unapproved_peptide',
  route: 'inyectable, subcutánea',
  interactions: [CANNOT_BE_COMPUTED],
  monitoring: [expertStatement('Ningún control vuelve seguro un producto de contenido desconocido.')],
} as const satisfies Partial<Compound>;

const bannedInArgentina = (text: string, key: 'a5c' | 'a5d', year: string) =>
  ({ ...citedStatement(text, key), asOf: year }) as const;

const FDA_HISTORY = { ...citedStatement('Estados Unidos: salió de la categoría 2 de la FDA el 27 de septiembre de 2024 porque se retiró la propuesta; sigue sin aprobación.', 'l29b'), asOf: '2024' } as const;

export const RESEARCH_CHEMICALS = [
  {
    ...SARM,
    id: 'ostarine',
    name: 'Ostarina (enobosarm)',
    description: citedStatement('El SARM más conocido; no está aprobado.', 'l26'),
    benefitsSought: citedStatement('Se busca masa con menos efectos que los esteroides. También baja el HDL y no está aprobado.', 'l26', 'l24b'),
    legal: [...SARM.legal, bannedInArgentina('Argentina: la disposición 7512/2022 de la ANMAT prohíbe un producto sin registro con este nombre.', 'a5d', '2022')],
    studies: [citedStatement('La revisión de 2023 reúne ensayos y daños de los SARM en adultos sanos.', 'l24b')],
    halfLife: citedStatement('14 a 24 horas.', 'l26'),
  },
  {
    ...SARM,
    id: 'lgd-4033',
    name: 'LGD-4033 (ligandrol)',
    description: citedStatement('SARM sin aprobación, que se estudió en varones sanos.', 'l25'),
    benefitsSought: citedStatement('Se busca masa y fuerza. En 21 días frenó testosterona, SHBG y HDL, más cuanto mayor la cantidad.', 'l25'),
    legal: [...SARM.legal, bannedInArgentina('Argentina: la disposición 6506/2023 de la ANMAT prohíbe un producto sin registro con este nombre.', 'a5c', '2023')],
    studies: [citedStatement('Basaria 2013: 76 varones sanos, 21 días, supresión según la cantidad.', 'l25')],
  },
  {
    ...SARM,
    id: 'rad-140',
    name: 'RAD-140 (testolona)',
    description: citedStatement('SARM sin aprobación con casos de daño hepático grave.', 'l38', 'l38b'),
    benefitsSought: citedStatement('Se busca masa y fuerza. Lo que leímos en usuarios son ictericias.', 'l38', 'l38b'),
    studies: [
      citedStatement('Ochsner 2022: ictericia a los 24 años después de 5 semanas, con bilirrubina de 38,5 mg/dL.', 'l38'),
      citedStatement('Australian Prescriber 2024: bilirrubina de 708 µmol/L.', 'l38b'),
      citedStatement('LoRusso 2022: en 22 mujeres con cáncer de mama avanzado subieron AST (59,1 %), ALT (45,5 %) y bilirrubina (27,3 %).', 'l38d'),
      notFoundStatement('No encontramos ensayos en varones sanos.', SEARCHED, 'l38d'),
    ],
    halfLife: citedStatement('44,7 horas, en esas mujeres.', 'l38d'),
  },
  {
    ...RESEARCH,
    id: 'mk-677',
    name: 'MK-677 (ibutamoren)',
    class: 'secretagogo de hormona de crecimiento, sin aprobar',
    riskClass: 'mk677',
    route: 'oral',
    objective: 'Masa, sueño y apetito',
    description: citedStatement('Imita a la grelina y sube la hormona de crecimiento. No está aprobado.', 'l27b', 'l27'),
    mechanism: citedStatement('Activa el receptor de grelina.', 'l27b'),
    benefitsSought: citedStatement('Se busca masa. En 65 personas sanas de 60 a 81 años la masa libre de grasa subió 1,6 kg frente a placebo, pero la fuerza y la función no cambiaron.', 'l27b'),
    sideEffects: [citedStatement('El peso subió 2,7 kg contra 0,8 con placebo, con más apetito e hinchazón leve y pasajera de las piernas.', 'l27b'), citedStatement('Sube la glucosa.', 'l27b'), citedStatement('Un ensayo en 123 personas mayores se cortó por una señal de insuficiencia cardíaca.', 'l27')],
    warnings: [citedStatement('Señal de insuficiencia cardíaca en un ensayo después de fractura de cadera.', 'l27')],
    interactions: [expertStatement('Choca con la diabetes y su medicación.')],
    monitoring: [expertStatement('Glucosa, HbA1c, peso e hinchazón de piernas.')],
    legal: [{ ...citedStatement('Estados Unidos: sin aprobación; se usó en ensayos.', 'l27', 'l27b'), asOf: '2011' }, bannedInArgentina('Argentina: la disposición 6506/2023 de la ANMAT prohíbe productos sin registro con este nombre.', 'a5c', '2023')],
    studies: [citedStatement('Nass 2008: 65 adultos mayores sanos, con placebo.', 'l27b'), citedStatement('Adunsky 2011: 123 personas mayores con fractura de cadera; la mayoría de las pruebas de función no mejoró y se interrumpió.', 'l27')],
  },
  {
    ...RESEARCH,
    id: 'gw501516',
    name: 'GW501516 (cardarina)',
    class: 'agonista PPARδ, sin aprobar (no es un SARM)',
    riskClass: 'never_only',
    route: 'oral',
    objective: 'Resistencia y bajar grasa',
    description: citedStatement('Su desarrollo se abandonó por tumores en muchos órganos de ratas.', 'l28'),
    mechanism: citedStatement('Activa PPARδ, que regula el uso de grasas.', 'l28', 'l31'),
    benefitsSought: citedStatement('Se busca resistencia. La AMA hizo una advertencia pública por su toxicidad.', 'l28'),
    sideEffects: [citedStatement('Tumores en muchos órganos de ratas.', 'l28')],
    warnings: [citedStatement('No entra en ningún plan: la propia agencia antidopaje advirtió a los deportistas.', 'l28')],
    interactions: [CANNOT_BE_COMPUTED],
    monitoring: [expertStatement('Ningún control lo vuelve seguro.')],
    legal: [{ ...citedStatement('Deporte: clase S4.4 de la lista de la AMA.', 'l31', 'l28'), asOf: '2013' }, bannedInArgentina('Argentina: la disposición 6506/2023 de la ANMAT prohíbe un producto sin registro que se vende como cardarina.', 'a5c', '2023')],
    studies: [citedStatement('Advertencia pública de 2013.', 'l28')],
    neverList: true,
  },
  {
    ...PEPTIDE,
    id: 'bpc-157',
    name: 'BPC-157',
    objective: 'Curar lesiones',
    description: citedStatement('Péptido experimental: para la FDA los datos de seguridad en personas no alcanzan (2023).', 'l29'),
    mechanism: citedStatement('En animales y células activa señales de crecimiento y de formación de vasos.', 'l29c'),
    benefitsSought: citedStatement('Se busca curar tendones. Una revisión que buscó hasta junio de 2024 reunió 36 estudios: 35 en animales o células y 1 en personas.', 'l29c'),
    sideEffects: [citedStatement('La FDA advierte por reacciones inmunes e impurezas.', 'l29')],
    warnings: [citedStatement('Salir de una lista de la FDA no es una aprobación.', 'l29d')],
    legal: [
      { ...citedStatement('Estados Unidos: entró en la categoría 2 de la FDA el 29 de septiembre de 2023 y salió en abril de 2026; sigue sin aprobación.', 'l29', 'l29d'), asOf: '2026' },
      { ...citedStatement('Deporte: clase S0 de la lista de la AMA, por su nombre.', 'l30'), asOf: 's. f.' },
    ],
    studies: [
      citedStatement('Vasireddi 2025: revisión sistemática de 36 estudios.', 'l29c'),
      citedStatement('La serie en personas es de 2021: 16 pacientes con dolor de rodilla, sin nadie con quien comparar.', 'l55'),
    ],
  },
  {
    ...PEPTIDE,
    id: 'cjc-1295',
    name: 'CJC-1295',
    objective: 'Subir la hormona de crecimiento',
    description: citedStatement('Análogo de la hormona que libera hormona de crecimiento. No está aprobado.', 'l45', 'l29b'),
    mechanism: citedStatement('Estimula a la hipófisis para que libere hormona de crecimiento.', 'l45'),
    benefitsSought: citedStatement('Se busca lo mismo que con la hormona de crecimiento, sin una aprobación.', 'l29b', 'l45'),
    sideEffects: [expertStatement('Se esperan los de la hormona de crecimiento.')],
    warnings: [citedStatement('Salir de una lista de la FDA no es una aprobación.', 'l29b')],
    legal: [FDA_HISTORY],
    studies: [citedStatement('Teichman 2006: ensayo en adultos sanos.', 'l45')],
    halfLife: citedStatement('5,8 a 8,1 días.', 'l45'),
  },
  {
    ...PEPTIDE,
    id: 'ipamorelin',
    name: 'Ipamorelina',
    objective: 'Subir la hormona de crecimiento',
    description: citedStatement('Péptido sin aprobación, con la misma historia regulatoria que el CJC-1295.', 'l29b'),
    mechanism: citedStatement('Estimula la liberación de hormona de crecimiento.', 'l29b'),
    benefitsSought: citedStatement('Se busca recuperación y menos grasa, sin una aprobación.', 'l29b'),
    sideEffects: [expertStatement('Se esperan los de la hormona de crecimiento.')],
    warnings: [citedStatement('Salir de una lista de la FDA no es una aprobación.', 'l29b')],
    legal: [FDA_HISTORY],
    studies: [citedStatement('Beck 2014: 114 pacientes operados del intestino, por vena; toleraron la comida a las 25,3 horas contra 32,6 con placebo, una diferencia que puede ser azar.', 'l52')],
  },
] as const satisfies readonly Compound[];
