import { traced, type Traced } from '../evidence/traced.ts';

export const PROTEIN_MEALS = [3, 4, 5, 6] as const;
export type ProteinMeals = (typeof PROTEIN_MEALS)[number];

/** Whole grams per meal, at most one gram apart, that add up to the day. */
export function splitProtein(grams: number, meals: number): number[] {
  const least = Math.floor(grams / meals);
  const withOneMore = grams - least * meals;
  return Array.from({ length: meals }, (_, index) => least + (index < withOneMore ? 1 : 0));
}

/** Grams per meal. The daily total matters more than its split. */
export const proteinDose = (mass: Traced): Traced =>
  traced(
    {
      rule: 'protein-dose',
      title: 'Proteína por comida',
      unit: 'g',
      basis: 'source',
      sources: ['schoenfeldaragon2018', 'moore2015'],
      note: 'Lo práctico es 0,4 g por kilo en cuatro comidas o más. En jóvenes la síntesis se satura con 0,24 g por kilo, y en mayores con 0,4. El total del día importa más que el reparto.',
    },
    { pesoDeCalculo: mass.value },
    [['gramos', 'round(0.4 * pesoDeCalculo)']],
  );
