/** An action on a payment that was searched for. */
export type FoundAction = 'refund' | 'part' | 'end' | 'invoice';
