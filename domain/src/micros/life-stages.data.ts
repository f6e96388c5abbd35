import type { SourceKey } from '../evidence/sources.ts';
import type { FromAge } from './nutrients.data.ts';

/** Pregnancy and breastfeeding apply from 19; younger amounts are missing. */
export const LIFE_STAGES = ['from-14-to-18', 'pregnancy', 'breastfeeding'] as const;
export type LifeStage = (typeof LIFE_STAGES)[number];

export type StageIntakes = {
  readonly teen: readonly [male: number, female: number];
  /** Upper intake from 14 to 18; absent, none set. */
  readonly teenUpper?: number;
  readonly pregnancy: readonly FromAge[];
  readonly breastfeeding: readonly FromAge[];
  /** Absent when nobody verified the table. */
  readonly source?: SourceKey;
};

const same = (amount: number): readonly FromAge[] => [{ from: 19, amount }];
const TABLE = 'nasem2019';

/** DRI per day, in the unit of the nutrient. */
export const STAGE_INTAKES: Readonly<Record<string, StageIntakes>> = {
  'vitamin-a': { teen: [900, 700], teenUpper: 2800, pregnancy: same(770), breastfeeding: same(1300), source: TABLE },
  'vitamin-c': { teen: [75, 65], teenUpper: 1800, pregnancy: same(85), breastfeeding: same(120), source: TABLE },
  'vitamin-d': { teen: [15, 15], teenUpper: 100, pregnancy: same(15), breastfeeding: same(15), source: 'iom2011' },
  folate: { teen: [400, 400], teenUpper: 800, pregnancy: same(600), breastfeeding: same(500), source: TABLE },
  'vitamin-b12': { teen: [2.4, 2.4], pregnancy: same(2.6), breastfeeding: same(2.8), source: TABLE },
  calcium: { teen: [1300, 1300], teenUpper: 3000, pregnancy: same(1000), breastfeeding: same(1000) },
  iron: { teen: [11, 15], teenUpper: 45, pregnancy: same(27), breastfeeding: same(9), source: 'iom2001' },
  magnesium: {
    teen: [410, 360], teenUpper: 350,
    pregnancy: [...same(350), { from: 31, amount: 360 }],
    breastfeeding: [...same(310), { from: 31, amount: 320 }],
  },
  zinc: { teen: [11, 9], teenUpper: 34, pregnancy: same(11), breastfeeding: same(12) },
  iodine: { teen: [150, 150], teenUpper: 900, pregnancy: same(220), breastfeeding: same(290), source: 'iom2001' },
  potassium: { teen: [3000, 2300], pregnancy: same(2900), breastfeeding: same(2800) },
};
