import { midnight } from '../calendar/buenos-aires.ts';

/** Ley 24.240, art. 34, and Disposición 954/2025: ten calendar days from the contract. */
const DAYS = 10;

/**
 * Deadline of the regret: midnight after the tenth full day, without the purchase day (Código Civil
 * y Comercial, art. 6).
 */
export const withdrawalDeadline = (approvedAt: Date): Date => midnight(approvedAt, DAYS + 1);
