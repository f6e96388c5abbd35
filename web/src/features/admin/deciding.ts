/** Dismissed: it was seen to, and leaves the list. Ended: its money went back by hand. */
export type Verdict = 'approve' | 'refund' | 'end' | 'reject' | 'dismiss';
export type Deciding = { payment: { id: string }; verdict: Verdict };
