import { expect, test } from 'vitest';
import { scalePoints } from './point-scale.ts';
import type { PointScale } from './point-scale.ts';
import {
  AGE,
  BODY_MASS_INDEX,
  DIASTOLIC,
  HAEMATOCRIT,
  HBA1C,
  LDL,
  LIVER_ENZYMES,
  LOW_EGFR,
  LOW_HDL,
  SYSTOLIC,
  WEEKS,
  YEARS_OF_USE,
} from './risk-weights.data.ts';
import { RISK_STATEMENTS } from '../risk-statements.data.ts';
import { source } from '../../evidence/sources.ts';

test.each<[string, PointScale, [value: number, points: number][]]>([
  [
    'weeks',
    WEEKS,
    [
      [4, 2],
      [8, 2],
      [9, 4],
      [12, 4],
      [13, 6],
      [16, 6],
      [17, 9],
      [26, 9],
      [27, 12],
    ],
  ],
  [
    'years of use',
    YEARS_OF_USE,
    [
      [0, 0],
      [1, 0],
      [2, 5],
      [4, 5],
      [5, 8],
      [9, 8],
      [10, 10],
    ],
  ],
  [
    'age',
    AGE,
    [
      [18, 10],
      [20, 10],
      [21, 5],
      [24, 5],
      [25, 0],
      [39, 0],
      [40, 4],
      [49, 4],
      [50, 7],
      [59, 7],
      [60, 10],
    ],
  ],
  [
    'body mass index',
    BODY_MASS_INDEX,
    [
      [18.4, 3],
      [18.5, 0],
      [24.9, 0],
      [25, 1],
      [29.9, 1],
      [30, 4],
      [34.9, 4],
      [35, 7],
    ],
  ],
  [
    'systolic',
    SYSTOLIC,
    [
      [129, 0],
      [130, 3],
      [139, 3],
      [140, 8],
      [159, 8],
      [200, 8],
    ],
  ],
  [
    'diastolic',
    DIASTOLIC,
    [
      [84, 0],
      [85, 3],
      [89, 3],
      [90, 8],
      [99, 8],
    ],
  ],
  [
    'haematocrit',
    HAEMATOCRIT,
    [
      [48, 0],
      [48.1, 4],
      [50, 4],
      [50.1, 8],
      [54, 8],
      [60, 8],
    ],
  ],
  [
    'ALT or AST',
    LIVER_ENZYMES,
    [
      [1, 0],
      [1.1, 3],
      [2, 3],
      [2.1, 8],
      [3, 8],
      [9, 8],
    ],
  ],
  [
    'LDL',
    LDL,
    [
      [129, 0],
      [130, 2],
      [159, 2],
      [160, 4],
      [189, 4],
      [190, 8],
    ],
  ],
  [
    'HDL',
    LOW_HDL,
    [
      [40, 0],
      [39, 3],
      [20, 3],
      [19, 8],
    ],
  ],
  [
    'filtration',
    LOW_EGFR,
    [
      [90, 0],
      [89, 2],
      [60, 2],
      [30, 2],
    ],
  ],
  [
    'HbA1c',
    HBA1C,
    [
      [5.6, 0],
      [5.7, 3],
      [6.4, 3],
    ],
  ],
])('the scale of %s changes at the points of the model', (_, ladder, steps) => {
  expect(steps.map(([value]) => [value, scalePoints(ladder, value)])).toEqual(steps);
});

test('no statement claims more strength than its best source', () => {
  for (const { id, certainty, sources } of RISK_STATEMENTS) {
    const best = sources.map((key) => source(key).strength).toSorted()[0];
    expect([id, certainty.strength >= (best ?? 'D')]).toEqual([id, true]);
  }
});

test('every statement is unique, with sources and a meter besides its certainty', () => {
  expect(new Set(RISK_STATEMENTS.map(({ id }) => id)).size).toBe(RISK_STATEMENTS.length);
  for (const { id, sources, severity, likelihood, reversibility } of RISK_STATEMENTS)
    expect([id, sources.length > 0, Boolean(severity ?? likelihood ?? reversibility)]).toEqual([
      id,
      true,
      true,
    ]);
});
