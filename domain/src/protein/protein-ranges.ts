import type { SourceKey } from '../evidence/sources.ts';
import { traced, type Basis, type Traced } from '../evidence/traced.ts';

type PublishedRange = {
  readonly lowPerKg: number;
  readonly highPerKg: number;
  readonly basis: Basis;
  readonly sources: readonly SourceKey[];
  readonly note: string;
};

/** Grams per kilo around the target of each rule of `protein-target`. Medical targets have none. */
const RANGES: Readonly<Record<string, PublishedRange>> = {
  'protein.maintenance': {
    lowPerKg: 1.4,
    highPerKg: 2,
    basis: 'source',
    sources: ['jager2017'],
    note: 'De 1,4 a 2 g por kilo es lo que se recomienda a quien entrena.',
  },
  'protein.performance': {
    lowPerKg: 1.4,
    highPerKg: 2,
    basis: 'source',
    sources: ['jager2017'],
    note: 'De 1,4 a 2 g por kilo es lo que se recomienda a quien entrena.',
  },
  'protein.gain': {
    lowPerKg: 1.6,
    highPerKg: 2,
    basis: 'forja_rule',
    sources: ['morton2018', 'nunes2022', 'jager2017'],
    note: 'Desde 1,6 g por kilo el efecto medio deja de crecer; hasta 2 es lo que se recomienda a quien entrena.',
  },
  'protein.gain-trained': {
    lowPerKg: 1.6,
    highPerKg: 2,
    basis: 'forja_rule',
    sources: ['morton2018', 'nunes2022', 'jager2017'],
    note: 'Desde 1,6 g por kilo el efecto medio deja de crecer; hasta 2 es lo que se recomienda a quien entrena.',
  },
  'protein.fat-loss': {
    lowPerKg: 1.6,
    highPerKg: 2.2,
    basis: 'forja_rule',
    sources: ['hector2018'],
    note: 'En deportistas que bajan de peso se publica de 1,6 a 2,4 g por kilo; nosotros no pasamos de 2,2.',
  },
  'protein.older-maintenance': {
    lowPerKg: 1,
    highPerKg: 1.2,
    basis: 'source',
    sources: ['bauer2013'],
    note: 'Desde los 65 años se recomienda de 1 a 1,2 g por kilo.',
  },
  'protein.older-training': {
    lowPerKg: 1.2,
    highPerKg: 1.59,
    basis: 'source',
    sources: ['nunes2022'],
    note: 'Desde los 65 años alcanza con 1,2 a 1,59 g por kilo para sumar músculo entrenando.',
  },
};

export type ProteinRange = { readonly low: Traced; readonly high: Traced };

/** Grams per day; undefined for medical targets. */
export function proteinRange(rule: string, mass: Traced): ProteinRange | undefined {
  const published = RANGES[rule];
  if (!published) return undefined;
  const { lowPerKg, highPerKg, ...answer } = published;
  const edge = (name: string, title: string, porKg: number) =>
    traced(
      { ...answer, rule: `${rule}-${name}`, title, unit: 'g' },
      { porKg, pesoDeCalculo: mass.value },
      [['gramos', 'floor(round(porKg * pesoDeCalculo, 6))']],
    );
  return {
    low: edge('range-low', 'Proteína por día, desde', lowPerKg),
    high: edge('range-high', 'Proteína por día, hasta', highPerKg),
  };
}
