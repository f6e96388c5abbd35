import type { ImportReport } from '@forja/contract/account-data';

/** How many of the file come in: as they were, or made again with the rules of today. */
export const incomingIn = ({ counts }: Pick<ImportReport, 'counts'>): number => counts.new + counts.remade;
