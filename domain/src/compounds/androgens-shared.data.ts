import type { Compound } from './compound.ts';
import { expertStatement, citedStatement } from './statement.ts';

/** What every anabolic-androgenic steroid shares, said once. */
export const ANDROGEN_MECHANISM = citedStatement(
  'Se une al receptor de andrógenos en músculo, hueso, piel, próstata, hígado y cerebro. A la vez frena las señales LH y FSH, y con ellas la testosterona propia y los espermatozoides.',
  'l5b', 'l8', 'r14',
);

export const ANDROGEN_SOUGHT = citedStatement(
  'Se busca masa, fuerza y recuperación. Un ensayo de 10 semanas con testosterona en cantidad muy superior a la de reemplazo mostró más tamaño y fuerza. Ganar masa no es un beneficio para la salud y los usos aprobados son enfermedades.',
  'r36',
);

export const ANDROGEN_SIDE_EFFECTS: Compound['sideEffects'] = [
  citedStatement('Corazón y vasos: en un registro danés hubo más infartos (×3), trombosis (×2,4), insuficiencia cardíaca (×3,6) y miocardiopatía (×8,9).', 'r9'),
  citedStatement('Fertilidad: 77 % tuvo pocos espermatozoides durante el uso y recuperarlos llevó cerca de un año.', 'r3'),
  citedStatement('En 100 usuarios: retención de líquidos (56 %), agitación (36 %), acné (28 %), ginecomastia (19 %) y menos deseo sexual después (58 %).', 'r2'),
  citedStatement('Baja el colesterol HDL y sube la hemoglobina, más cuanto mayor es la cantidad.', 'r37', 'r22'),
  citedStatement('Ánimo: uno de cada veinticinco voluntarios tuvo hipomanía marcada, sin que se pudiera anticipar en quién.', 'r33'),
  citedStatement('En mujeres, voz grave y otros cambios masculinos que pueden no revertir.', 'r16', 'l5b'),
  citedStatement('En adolescentes puede cerrar antes de tiempo los cartílagos de crecimiento.', 'l1'),
];

export const ANDROGEN_WARNINGS: Compound['warnings'] = [
  citedStatement('Varones: no usar con cáncer de mama ni con cáncer de próstata, conocido o sospechado.', 'l2'),
  citedStatement('No usar en el embarazo.', 'l2'),
  citedStatement('No usar con una enfermedad seria de corazón, hígado o riñón.', 'l2'),
  citedStatement('48 % de 100 usuarios se describió como adicto y 60 % de quienes intentaron dejar, en otra encuesta, no pudo.', 'r1', 'r24'),
  citedStatement('36 % de las muestras del mercado informal eran falsas y 37 % tenían otra cantidad o calidad: el rótulo no dice qué entra al cuerpo.', 's1'),
];

export const ANDROGEN_INTERACTIONS: Compound['interactions'] = [
  citedStatement('Anticoagulantes del tipo warfarina: aumenta el efecto y el riesgo de sangrado.', 'l2', 'l5b'),
  citedStatement('Insulina y medicamentos para la diabetes: puede bajar la glucosa más de lo esperado.', 'l2', 'l44'),
  citedStatement('Corticoides: más retención de líquidos.', 'l2', 'l44'),
  citedStatement('Cambia los análisis de tiroides.', 'l34', 'l5b'),
];

export const ANDROGEN_MONITORING: Compound['monitoring'] = [
  citedStatement('Hemograma con hematocrito: por encima de 54 % hay que parar y consultar ya.', 'm1', 'm2', 'm3'),
  citedStatement('Presión, colesterol, hígado, riñón y hormonas.', 'm8'),
  citedStatement('Electrocardiograma, y ecocardiograma si sale con cambios.', 'm5'),
  expertStatement('Ecocardiograma también si hay síntomas.'),
];

export const ANDROGEN_LEGAL: Compound['legal'] = [
  { ...citedStatement('Deporte: clase S1.1 de la lista de la AMA, prohibida dentro y fuera de competencia.', 'l30'), asOf: '2020' },
  { ...citedStatement('Argentina: la ANMAT prohíbe los anabólicos sin registro sanitario.', 'a5'), asOf: '2024' },
];

/** Orals with a 17α-alkyl group: what the liver adds. */
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
