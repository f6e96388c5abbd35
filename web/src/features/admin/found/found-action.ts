export type FoundAction = 'refund' | 'part' | 'end' | 'invoice';
