import type { Notice } from '../evidence/notice.ts';
import type { Traced } from '../evidence/traced.ts';

export type HydrationPlan = {
  /** Litres of drinks per rest day; absent when the amount belongs to the person's doctor. */
  restDay?: Traced;
  trainingDay?: Traced;
  notices: Notice[];
};
