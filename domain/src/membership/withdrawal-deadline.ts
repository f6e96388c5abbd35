import { midnight } from '../calendar/buenos-aires.ts';

/** Ley 24.240, art. 34, and Disposición 954/2025: ten days in a row from the contract. */
const DAYS = 10;

/**
 * The end of the right to undo a purchase. Days are counted whole, without the one of the purchase, up to the midnight
 * that ends the tenth (Código Civil y Comercial, art. 6).
 */
export const withdrawalDeadline = (approvedAt: Date): Date => midnight(approvedAt, DAYS + 1);
