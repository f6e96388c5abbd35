import type { Notice } from '../evidence/notice.ts';
import type { Traced } from '../evidence/traced.ts';

/** Grams per day unless said. protein·4 + fat·9 + carbohydrate·4 equals the energy target within rounding. */
export type MacroPlan = {
  protein: Traced;
  /** g per kg of the mass it was computed on. */
  proteinPerKg: Traced;
  proteinPerMeal: Traced;
  /** kg that grams per kilo are counted on: the weight, or less with much body fat. */
  referenceMass?: Traced;
  fat: Traced;
  carbohydrate: Traced;
  fibre: Traced;
  /** Absent in the plans of engine 1.0. */
  fibreCeiling?: Traced;
  /** mg per day, upper target. */
  sodium: Traced;
  /** mg per day, adequate intake; absent where potassium must be decided by a clinician. */
  potassium?: Traced;
  /** What no menu passes, not even by a rounding: no tolerance is applied upwards. Absent in the plans of engine 1.2. */
  ceilings?: {
    /** Grams per day. In kidney disease it is the target itself. */
    protein?: Traced;
    /** mg per day, in kidney disease. */
    potassium?: Traced;
  };
  notices: Notice[];
};
