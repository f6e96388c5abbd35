import type { Compound } from './compound.ts';
import { HIGH_HAEMATOCRIT } from '../care/high-haematocrit.data.ts';
import { expertStatement, citedStatement } from './statement.ts';

/** Each line names who was studied, because entries of other drugs show it too. */
export const ANDROGEN_MECHANISM = citedStatement(
  'Se une al receptor de andrógenos en músculo, hueso, piel, próstata, hígado y cerebro. A la vez frena las señales LH y FSH, y con ellas la testosterona propia y los espermatozoides.',
  'r14', 'l5b', 'l8',
);

export const ANDROGEN_SOUGHT = citedStatement(
  'Se busca masa, fuerza y recuperación. Un ensayo de 10 semanas con testosterona en cantidad muy superior a la de reemplazo mostró más tamaño y fuerza. Ganar masa no es un beneficio para la salud y los usos aprobados son enfermedades.',
  'r36',
);

export const ANDROGEN_SIDE_EFFECTS: Compound['sideEffects'] = [
  citedStatement('Corazón y vasos: en varones sancionados en Dinamarca (el registro no dice qué usaban) hubo más infartos (×3; intervalo de 1,67 a 5,39), trombosis (×2,42; 1,54 a 3,80), insuficiencia cardíaca (×3,63; 2,01 a 6,55) y miocardiopatía (×8,90; 4,99 a 15,88). Son riesgos relativos: el resumen leído no da cuántos de cada mil.', 'r9'),
  citedStatement('Muerte: en 11 años murió 2,8 % de varones sancionados en Dinamarca contra 1 % de los comparados; el registro no dice qué usaban.', 'r8'),
  citedStatement('Fertilidad: en usuarios de testosterona o de mezclas, 77 % tuvo pocos espermatozoides durante el uso y recuperarlos llevó cerca de un año.', 'r3'),
  citedStatement('En 100 usuarios de testosterona o de mezclas: retención de líquidos (56 %), agitación (36 %), acné (28 %), ginecomastia (19 %) y menos deseo sexual después (58 %).', 'r2'),
  citedStatement('En voluntarios, la testosterona bajó el colesterol HDL y subió la hemoglobina, más cuanto mayor la cantidad.', 'r37', 'r22'),
  citedStatement('Ánimo: con testosterona, uno de cada veinticinco voluntarios tuvo hipomanía marcada, sin que se pudiera anticipar en quién.', 'r33'),
  citedStatement('En mujeres, voz grave y otros cambios masculinos que pueden no revertir.', 'r16', 'l5b'),
  citedStatement('En adolescentes, la testosterona puede cerrar antes de tiempo los cartílagos de crecimiento.', 'l1'),
];

export const ANDROGEN_WARNINGS: Compound['warnings'] = [
  citedStatement('Varones: no usar con cáncer de mama ni con cáncer de próstata, conocido o sospechado, según el prospecto de la testosterona.', 'l2'),
  citedStatement('No usar en el embarazo, según el prospecto de la testosterona.', 'l2'),
  citedStatement('No usar con una enfermedad seria de corazón, hígado o riñón, según el prospecto de la testosterona.', 'l2'),
  citedStatement('48 % de 100 usuarios de testosterona o de mezclas se describió como adicto y 60 % de quienes intentaron dejar, en otra encuesta, no pudo.', 'r1', 'r24'),
  citedStatement('36 % de las muestras del mercado informal eran falsas y 37 % tenían otra cantidad o calidad: el rótulo no dice qué entra al cuerpo.', 's1'),
];

export const ANDROGEN_INTERACTIONS: Compound['interactions'] = [
  citedStatement('Anticoagulantes del tipo warfarina: aumenta el efecto y el riesgo de sangrado, según prospectos de testosterona y oxandrolona.', 'l2', 'l5b'),
  citedStatement('Insulina y medicamentos para la diabetes: puede bajar la glucosa más de lo esperado, según prospectos de testosterona y nandrolona.', 'l2', 'l44'),
  citedStatement('Corticoides: más retención de líquidos, según prospectos de testosterona y nandrolona.', 'l2', 'l44'),
  citedStatement('Cambia los análisis de tiroides, según el prospecto de la oxandrolona.', 'l5b', 'l34'),
];

export const ANDROGEN_MONITORING: Compound['monitoring'] = [
  citedStatement('Hemograma con hematocrito: en varones tratados con testosterona, las guías la reducen o la cortan por encima de 54 %.', 'm1', 'm2', 'm3'),
  expertStatement(HIGH_HAEMATOCRIT),
  citedStatement('Presión, colesterol, hígado, riñón y hormonas.', 'm8'),
  citedStatement('Electrocardiograma, y ecocardiograma si sale con cambios.', 'm5'),
  expertStatement('Ecocardiograma también si hay síntomas.'),
];

export const ANDROGEN_LEGAL: Compound['legal'] = [
  { ...citedStatement('Deporte: clase S1.1 de la lista de la AMA, prohibida dentro y fuera de competencia.', 'l30'), asOf: '2020' },
  { ...citedStatement('Argentina: la ANMAT prohíbe los anabólicos sin registro sanitario.', 'a5'), asOf: '2024' },
];

/** 17α-alkylated orals add liver harm. */
export const ORAL_17AA_SIDE_EFFECTS: Compound['sideEffects'] = [
  citedStatement('Hígado: ictericia por colestasis; con uso prolongado, adenomas, cáncer de hígado y quistes de sangre que pueden romperse (peliosis).', 'r17'),
  ...ANDROGEN_SIDE_EFFECTS,
];

export const ORAL_17AA_WARNINGS: Compound['warnings'] = [
  citedStatement('Piel u ojos amarillos, orina oscura o dolor fuerte debajo de las costillas derechas: parar y guardia ya.', 'r17', 'l10'),
  ...ANDROGEN_WARNINGS,
];

export const ORAL_17AA_MONITORING: Compound['monitoring'] = [
  citedStatement('ALT, AST, GGT, fosfatasa alcalina y bilirrubina.', 'm5', 'r17'),
  expertStatement('CK junto con las transaminasas, porque el músculo entrenado también las sube.'),
  ...ANDROGEN_MONITORING,
];
