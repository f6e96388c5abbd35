import type { Compound } from '../compounds/compound.ts';
import type { Statement } from '../compounds/statement.ts';
import { referenceRegimen } from '../curve/reference-regimens.data.ts';
import { studiesStrength } from './statement-strength.ts';

const listStatements = (compound: Compound): readonly Statement[] => [
  ...compound.sideEffects,
  ...compound.warnings,
  ...compound.interactions,
  ...compound.monitoring,
];

export function findUnknowns(compound: Compound): string[] {
  const { refDose, humanReference, halfLife, category } = compound;
  const expertCount = listStatements(compound).filter(({ sources }) => sources.length === 0).length;
  return [
    !humanReference &&
      'No leímos el prospecto de una dosis para adultos con qué comparar lo que se usa.',
    refDose === 'V2' &&
      'Hay dosis médicas publicadas que solo leímos en copias: hasta leer el prospecto no se muestran.',
    halfLife === undefined && 'No verificamos cuánto tarda el cuerpo en eliminarlo.',
    category !== 'legal_natural' &&
      referenceRegimen(compound.id) === undefined &&
      'No dibujamos cómo sube y baja en la sangre: falta una pauta o una medición que podamos verificar.',
    !['A', 'B'].includes(studiesStrength(compound)) &&
      'Los estudios que citamos son de observación, de casos o de opinión: ni ensayos controlados, ni guías, ni metaanálisis.',
    expertCount > 0 &&
      `${expertCount === 1 ? 'Una frase de esta página es' : `${expertCount} frases de esta página son`} criterio experto: no sale de una medición, y figura así.`,
    category !== 'legal_natural' &&
      'En un producto sin registro nadie sabe qué hay, ni cuánto: nada de lo que se lee acá lo arregla.',
  ].filter((text) => text !== false);
}
