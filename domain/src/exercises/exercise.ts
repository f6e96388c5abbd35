import type { Equipment, Level } from '../person/choices.ts';
import type { Load } from './loads.ts';
import type { Muscle } from './muscles.ts';
import type { Pattern } from './patterns.ts';

/** Implement, which decides the loadable weights and how they are counted. */
export type Implement = 'barbell' | 'dumbbells' | 'machine';

export type Exercise = {
  readonly id: string;
  readonly name: string;
  readonly cues: readonly string[];
  readonly pattern: Pattern;
  readonly primary: readonly Muscle[];
  readonly secondary: readonly Muscle[];
  /** 'bodyweight' allows a bar, a bench or a chair. */
  readonly equipment: readonly Equipment[];
  readonly needs: string;
  readonly level: Level;
  /** Loads on the body, looked up in the injury table. */
  readonly loads: readonly Load[];
  /** Absent without a weight counted in kilos. */
  readonly implement?: Implement;
  readonly unilateral: boolean;
  readonly compound: boolean;
  /** Suits sets of six repetitions or fewer. */
  readonly heavy?: true;
  readonly timed?: true;
  /** Lying position, excluded in pregnancy. */
  readonly lying?: 'supine' | 'prone';
  readonly intervals?: true;
};
