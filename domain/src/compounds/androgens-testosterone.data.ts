import type { Compound } from './compound.ts';
import {
  ANDROGEN_INTERACTIONS, ANDROGEN_LEGAL, ANDROGEN_MECHANISM, ANDROGEN_MONITORING, ANDROGEN_SIDE_EFFECTS, ANDROGEN_SOUGHT,
  ANDROGEN_WARNINGS,
} from './androgens-shared.data.ts';
import { citedStatement } from './statement.ts';

const ESTER = {
  category: 'anabolic_injectable',
  class: 'éster de testosterona',
  riskClass: 'test_ester',
  objective: 'Masa muscular y fuerza',
  mechanism: ANDROGEN_MECHANISM,
  benefitsSought: ANDROGEN_SOUGHT,
  interactions: ANDROGEN_INTERACTIONS,
  monitoring: ANDROGEN_MONITORING,
  androgen: true,
  humanReference: true,
  neverList: false,
} as const satisfies Partial<Compound>;

const AROMATISES = citedStatement('Parte se transforma en estradiol (mamas, líquidos) y parte en dihidrotestosterona (piel, pelo, próstata).', 'r12', 'r14');

export const TESTOSTERONE_ESTERS = [
  {
    ...ESTER,
    id: 'testosterone-enanthate',
    name: 'Enantato de testosterona',
    route: 'inyectable, intramuscular o subcutánea',
    description: citedStatement('Testosterona unida a un ácido graso que la libera despacio desde el aceite. Es un medicamento para el hipogonadismo del varón y el retraso de la pubertad.', 'l1', 'm9'),
    sideEffects: [
      ...ANDROGEN_SIDE_EFFECTS,
      AROMATISES,
      citedStatement('Con el producto subcutáneo, 21 de 150 varones tratados tuvieron demasiados glóbulos rojos y 7 dejaron por eso.', 'l49b'),
    ],
    warnings: [
      citedStatement('Advertencia de caja negra del producto subcutáneo por suba de la presión, con riesgo de infarto, ACV y muerte: la presión se controla antes y se repite cerca de las seis semanas.', 'l49'),
      citedStatement('El propio prospecto dice que los andrógenos no son adecuados para desarrollar músculo en personas sanas.', 'a9b'),
      ...ANDROGEN_WARNINGS,
    ],
    legal: [...ANDROGEN_LEGAL, { ...citedStatement('Estados Unidos: sustancia controlada, lista III.', 'l1'), asOf: 'prospecto vigente al leerlo' }],
    studies: [
      citedStatement('Bhasin 1996: 43 varones sanos, 10 semanas, más tamaño y fuerza con cantidades suprafisiológicas.', 'r36'),
      citedStatement('Bhasin 2001: 61 varones jóvenes sanos, 20 semanas; músculo, hemoglobina y caída del HDL siguen una misma línea con la cantidad.', 'r37'),
      citedStatement('Dosis única: bajaron HDL y ApoA1, y LH seguía frenada seis semanas después con la cantidad mayor.', 'r22'),
    ],
    halfLife: citedStatement('Se libera del aceite con una semivida cercana a 4,5 días.', 'pk8'),
    esterFactor: { value: 0.72, basis: 'label', sources: ['pk8', 'm9'] },
    refDose: 'V2',
  },
  {
    ...ESTER,
    id: 'testosterone-cypionate',
    name: 'Cipionato de testosterona',
    route: 'inyectable, intramuscular',
    description: citedStatement('Testosterona de liberación lenta en aceite. Es un medicamento para el hipogonadismo del varón y no está indicado en menores de 18 años.', 'l33'),
    sideEffects: [...ANDROGEN_SIDE_EFFECTS, AROMATISES],
    warnings: [citedStatement('No se usa en menores de 18 años.', 'l33'), ...ANDROGEN_WARNINGS],
    legal: ANDROGEN_LEGAL,
    studies: [citedStatement('Pope 2000: 50 varones sanos con cantidades altas; 12 % tuvo hipomanía leve y 4 % marcada, imposible de prever.', 'r33')],
    halfLife: citedStatement('Su comportamiento se describe como casi igual al del enantato.', 'pk4', 'pk7'),
    esterFactor: { value: 0.699, basis: 'label', sources: ['l33'] },
    refDose: 'V',
    medicalDoses: [
      { drug: 'Cipionato de testosterona', indication: 'hipogonadismo del varón', agency: 'AEMPS, España', amount: '100 a 250 mg intramusculares cada 2 a 4 semanas', sources: ['l33'] },
      { drug: 'Cipionato de testosterona', indication: 'hipogonadismo del varón', agency: 'prospecto de Canadá', amount: '200 mg cada 2 semanas, máximo 400 mg por mes', sources: ['l2b'] },
    ],
  },
  {
    ...ESTER,
    id: 'testosterone-propionate',
    name: 'Propionato de testosterona',
    route: 'inyectable, intramuscular',
    description: citedStatement('Testosterona de liberación corta en aceite. Es un medicamento para el hipogonadismo del varón y no está indicado en menores de 18 años.', 'l32'),
    sideEffects: [...ANDROGEN_SIDE_EFFECTS, AROMATISES],
    warnings: [
      citedStatement('No se usa en menores de 18 años.', 'l32'),
      citedStatement('Pide inyecciones frecuentes: en una encuesta a varones que se inyectaban anabólicos, 42 % tuvo enrojecimiento o hinchazón y 6,8 % un absceso o una herida.', 's3'),
      ...ANDROGEN_WARNINGS,
    ],
    legal: ANDROGEN_LEGAL,
    studies: [citedStatement('Bhasin 2001 y Pope 2000 estudiaron otros ésteres: la hormona que sueltan es la misma.', 'r37', 'r33')],
    halfLife: citedStatement('Se describe una duración de 3 a 4 días; la semivida no está verificada.', 'pk9'),
    esterFactor: { value: 0.837, basis: 'label', sources: ['l32'] },
    refDose: 'V',
    medicalDoses: [
      { drug: 'Propionato de testosterona', indication: 'hipogonadismo del varón', agency: 'AEMPS, España', amount: '50 a 100 mg por semana, en 2 a 4 inyecciones', sources: ['l32'] },
    ],
  },
  {
    ...ESTER,
    id: 'testosterone-undecanoate',
    name: 'Undecanoato de testosterona (inyectable)',
    route: 'inyectable, intramuscular profunda, aplicada por un profesional',
    description: citedStatement('La testosterona de liberación más lenta. Es un medicamento para el hipogonadismo del varón que se aplica en el consultorio.', 'l4', 'l3'),
    sideEffects: [
      citedStatement('Microembolia de aceite en el pulmón: tos, falta de aire o mareo enseguida de la inyección.', 'l3'),
      citedStatement('Reacción alérgica grave (anafilaxia).', 'l3'),
      ...ANDROGEN_SIDE_EFFECTS,
      AROMATISES,
    ],
    warnings: [
      citedStatement('Advertencia de caja negra: la persona queda en observación 30 minutos después de cada aplicación.', 'l3'),
      citedStatement('No usar con tumores que dependan de andrógenos ni con un tumor de hígado, actual o pasado.', 'l4'),
      citedStatement('No es para mujeres.', 'l4'),
      ...ANDROGEN_WARNINGS,
    ],
    legal: ANDROGEN_LEGAL,
    studies: [citedStatement('Behre 1999: el aceite cambia la curva, con semividas, en varones tratados, de 33,9 días en aceite de ricino y 20,9 en aceite de semilla de té.', 'pk3')],
    halfLife: citedStatement('33,9 ± 4,9 días en aceite de ricino; 20,9 ± 6 días en aceite de semilla de té.', 'pk3'),
    esterFactor: { value: 0.632, basis: 'label', sources: ['l4'] },
    refDose: 'V',
    medicalDoses: [
      { drug: 'Undecanoato de testosterona (Nebido)', indication: 'hipogonadismo del varón', agency: 'ficha técnica del Reino Unido', amount: '1.000 mg cada 10 a 14 semanas', sources: ['l4'] },
      { drug: 'Undecanoato de testosterona (Aveed)', indication: 'hipogonadismo del varón', agency: 'FDA, Estados Unidos', amount: '750 mg al comienzo y a las 4 semanas, después cada 10 semanas', sources: ['l3'] },
    ],
  },
] as const satisfies readonly Compound[];
