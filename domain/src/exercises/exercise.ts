import type { Equipment, Level } from '../person/choices.ts';
import type { Load } from './loads.ts';
import type { Muscle } from './muscles.ts';
import type { Pattern } from './patterns.ts';

/** What holds the weight, which decides the available weights and how they are counted. */
export type Implement = 'barbell' | 'dumbbells' | 'machine';

/** An exercise of the library. Its name and cues are written for Forja, in Spanish. */
export type Exercise = {
  readonly id: string;
  readonly name: string;
  /** Two to four short instructions. */
  readonly cues: readonly string[];
  readonly pattern: Pattern;
  readonly primary: readonly Muscle[];
  readonly secondary: readonly Muscle[];
  /** Where it can be done; 'bodyweight' means without any equipment beyond a bar, a bench or a chair. */
  readonly equipment: readonly Equipment[];
  /** As people read it: "barra y banco", "mancuernas". */
  readonly needs: string;
  /** The lowest level it suits. */
  readonly level: Level;
  /** Loads of its movement on the body, by which the injury table decides. */
  readonly loads: readonly Load[];
  /** Absent when it uses no weight or the weight is not counted in kilos. */
  readonly implement?: Implement;
  readonly unilateral: boolean;
  readonly compound: boolean;
  /** Safe and practical at six repetitions or fewer: the main lifts of strength work. */
  readonly heavy?: true;
  /** Counted in seconds, not repetitions. */
  readonly timed?: true;
  /** Done lying down: left out in pregnancy. */
  readonly lying?: 'supine' | 'prone';
  /** High-intensity intervals. */
  readonly intervals?: true;
};
