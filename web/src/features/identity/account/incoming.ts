import type { ImportReport } from '@forja/contract/account-data';

export type Incoming = { plans: number; measures: number };

/** How many of the file come in: as they were, or made again with the rules of today. */
export const incomingIn = ({ counts, measures }: Pick<ImportReport, 'counts' | 'measures'>): Incoming => ({
  plans: counts.new + counts.remade,
  measures: measures.new,
});
