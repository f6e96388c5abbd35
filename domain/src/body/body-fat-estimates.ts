import { traced, type Traced } from '../evidence/traced.ts';
import type { Sex } from '../person/choices.ts';

type Girths = {
  sex: Sex;
  heightCm: number;
  waistCm?: number | undefined;
  hipsCm?: number | undefined;
  neckCm?: number | undefined;
};

/** US Navy body fat, metric form. Undefined without its girths, or for impossible ones. */
export function navyBodyFat({
  sex,
  heightCm,
  waistCm,
  hipsCm,
  neckCm,
}: Girths): Traced | undefined {
  if (waistCm === undefined || neckCm === undefined) return undefined;
  const isMale = sex === 'male';
  if (!isMale && hipsCm === undefined) return undefined;
  const around = isMale ? waistCm - neckCm : waistCm + (hipsCm ?? 0) - neckCm;
  if (around <= 0) return undefined;
  const fat = traced(
    {
      rule: 'body-fat.navy',
      title: 'Grasa corporal con cinta (Marina estadounidense)',
      unit: '%',
      basis: 'source',
      sources: [isMale ? 'hodgdonM' : 'hodgdonF'],
      note: `Se midió en personal de la Marina: su error es de ${isMale ? '3,5' : '3,7'} puntos, y más en quien no se parece a esa gente. Mirá la tendencia, no el número.`,
    },
    isMale
      ? { cinturaCm: waistCm, cuelloCm: neckCm, alturaCm: heightCm }
      : { cinturaCm: waistCm, caderaCm: hipsCm ?? 0, cuelloCm: neckCm, alturaCm: heightCm },
    [
      isMale
        ? ['densidad', '1.0324 - 0.19077 * log10(cinturaCm - cuelloCm) + 0.15456 * log10(alturaCm)']
        : [
            'densidad',
            '1.29579 - 0.35004 * log10(cinturaCm + caderaCm - cuelloCm) + 0.22100 * log10(alturaCm)',
          ],
      ['grasaPorcentaje', '495 / densidad - 450'],
    ],
  );
  return isPlausible(fat) ? fat : undefined;
}

export function relativeFatMass({ sex, heightCm, waistCm }: Girths): Traced | undefined {
  if (waistCm === undefined) return undefined;
  const fat = traced(
    {
      rule: 'body-fat.relative-fat-mass',
      title: 'Grasa corporal con cintura y altura (RFM)',
      unit: '%',
      basis: 'source',
      sources: ['woolcott2018'],
      note: 'Se midió en adultos estadounidenses, contra rayos X de doble energía. Con mucho músculo o con la cintura mal tomada se aparta.',
    },
    { base: sex === 'male' ? 64 : 76, cinturaCm: waistCm, alturaCm: heightCm },
    [['grasaPorcentaje', 'base - 20 * alturaCm / cinturaCm']],
  );
  return isPlausible(fat) ? fat : undefined;
}

const isPlausible = ({ value }: Traced): boolean => value >= 3 && value <= 60;

/** kg/m² normalised to 1.80 m. */
export const fatFreeMassIndex = (who: {
  weightKg: number;
  heightCm: number;
  bodyFatPercent: number;
}): Traced =>
  traced(
    {
      rule: 'fat-free-mass-index',
      title: 'Índice de masa magra (FFMI)',
      unit: 'kg/m²',
      basis: 'source',
      sources: ['kouri1995'],
      note: 'Se midió en varones jóvenes que entrenaban: sin drogas rara vez pasaban de 25, pero se puede, y no es una prueba de dopaje. En mujeres no hay un límite publicado que usemos. Es tan bueno como el porcentaje de grasa del que sale.',
    },
    { pesoKg: who.weightKg, alturaM: who.heightCm / 100, grasaPorcentaje: who.bodyFatPercent },
    [
      ['masaMagraKg', 'pesoKg * (1 - grasaPorcentaje / 100)'],
      ['indice', 'masaMagraKg / alturaM ^ 2 + 6.3 * (1.8 - alturaM)'],
    ],
  );
