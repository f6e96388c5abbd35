import type { SourceKey } from '../evidence/sources.ts';
import type { Basis } from '../evidence/traced.ts';

type Kinetics = {
  readonly name: string;
  /** Days: half-lives of release (two values are a band), or the oral peak. */
  readonly absorption: { readonly halfLives: readonly [number, ...number[]] } | { readonly peakDays: number };
  readonly eliminationHalfLifeDays: number;
  /** Absent without a verified clearance: the curve is a percentage of its peak. */
  readonly level?: { readonly esterFactor: number; readonly bioavailability: number; readonly clearanceMlMinKg: number };
  /** V: read in the source. V2: secondary copy, hidden from public pages. */
  readonly verification: 'V' | 'V2';
  readonly basis: Basis;
  readonly sources: readonly SourceKey[];
};

/** Expert judgement: an effective day, because the half-life was not verified. */
const TESTOSTERONE_ELIMINATION = 1;
const TESTOSTERONE_CLEARANCE = 16;
const HOURS = 1 / 24;

export const CURVE_SUBSTANCES = {
  'testosterone-enanthate': {
    name: 'Enantato de testosterona',
    absorption: { halfLives: [4.5] },
    eliminationHalfLifeDays: TESTOSTERONE_ELIMINATION,
    level: { esterFactor: 0.72, bioavailability: 1, clearanceMlMinKg: TESTOSTERONE_CLEARANCE },
    verification: 'V',
    basis: 'expert_judgement',
    sources: ['pk8', 'pk10', 'pk10b'],
  },
  'testosterone-cypionate': {
    name: 'Cipionato de testosterona',
    absorption: { halfLives: [4.5, 8] },
    eliminationHalfLifeDays: TESTOSTERONE_ELIMINATION,
    level: { esterFactor: 0.699, bioavailability: 1, clearanceMlMinKg: TESTOSTERONE_CLEARANCE },
    verification: 'V2',
    basis: 'expert_judgement',
    sources: ['l33', 'pk4', 'pk7', 'pk10'],
  },
  'testosterone-undecanoate-castor': {
    name: 'Undecanoato de testosterona en aceite de ricino',
    absorption: { halfLives: [33.9] },
    eliminationHalfLifeDays: TESTOSTERONE_ELIMINATION,
    level: { esterFactor: 0.632, bioavailability: 1, clearanceMlMinKg: TESTOSTERONE_CLEARANCE },
    verification: 'V',
    basis: 'expert_judgement',
    sources: ['pk3', 'l4', 'pk10'],
  },
  'testosterone-undecanoate-tea-seed': {
    name: 'Undecanoato de testosterona en aceite de semilla de té',
    absorption: { halfLives: [20.9] },
    eliminationHalfLifeDays: TESTOSTERONE_ELIMINATION,
    level: { esterFactor: 0.632, bioavailability: 1, clearanceMlMinKg: TESTOSTERONE_CLEARANCE },
    verification: 'V',
    basis: 'expert_judgement',
    sources: ['pk3', 'l4', 'pk10'],
  },
  'nandrolone-decanoate': {
    name: 'Decanoato de nandrolona',
    absorption: { halfLives: [6, 12] },
    eliminationHalfLifeDays: 4.3 * HOURS,
    verification: 'V2',
    basis: 'source',
    sources: ['pk5', 'pk6', 'pk1', 'pk10'],
  },
  mesterolone: {
    name: 'Mesterolona',
    absorption: { peakDays: 1.6 * HOURS },
    eliminationHalfLifeDays: 12.5 * HOURS,
    verification: 'V',
    basis: 'source',
    sources: ['l10', 'pk10'],
  },
} as const satisfies Record<string, Kinetics>;

export type CurveSubstance = keyof typeof CURVE_SUBSTANCES;

export const hasCurve = (substance: string): substance is CurveSubstance => Object.hasOwn(CURVE_SUBSTANCES, substance);
export const substanceKinetics = (substance: CurveSubstance): Kinetics => CURVE_SUBSTANCES[substance];
export const curveUnit = (substance: CurveSubstance): 'ng/dL' | '% del máximo' => (substanceKinetics(substance).level ? 'ng/dL' : '% del máximo');
