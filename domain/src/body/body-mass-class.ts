import type { SourceKey } from '../evidence/sources.ts';

/** From thin to heavy. The classes of an adult: neither for who is under 18 nor for a pregnancy. */
export const BODY_MASS_CLASSES = [
  'underweight',
  'usual',
  'overweight',
  'obesity_1',
  'obesity_2',
  'obesity_3',
] as const;
export type BodyMassClass = (typeof BODY_MASS_CLASSES)[number];

export const BODY_MASS_SOURCES = ['whonlis', 'ng246'] as const satisfies readonly SourceKey[];

/** The index from which each class holds, the heaviest first. WHO's international points, which NICE keeps. */
const FROM: readonly (readonly [from: number, name: BodyMassClass])[] = [
  [40, 'obesity_3'],
  [35, 'obesity_2'],
  [30, 'obesity_1'],
  [25, 'overweight'],
  [18.5, 'usual'],
];

export const bodyMassClass = (index: number): BodyMassClass =>
  FROM.find(([from]) => index >= from)?.[1] ?? 'underweight';
