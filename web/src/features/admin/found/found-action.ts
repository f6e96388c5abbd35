/** What can be done with a payment that was looked for. */
export type FoundAction = 'refund' | 'part' | 'end' | 'invoice';
