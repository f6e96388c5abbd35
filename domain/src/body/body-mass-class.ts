import type { SourceKey } from '../evidence/sources.ts';

/** Adult classes from light to heavy: not for minors, nor in pregnancy. */
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

/** Lower index of each class, heaviest first. WHO's international cut-offs, kept by NICE. */
const FROM: readonly (readonly [from: number, name: BodyMassClass])[] = [
  [40, 'obesity_3'],
  [35, 'obesity_2'],
  [30, 'obesity_1'],
  [25, 'overweight'],
  [18.5, 'usual'],
];

export const bodyMassClass = (index: number): BodyMassClass =>
  FROM.find(([from]) => index >= from)?.[1] ?? 'underweight';
