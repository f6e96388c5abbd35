/** `dismiss` removes a handled row; `end` revokes a membership whose money went back by hand. */
export type Verdict = 'approve' | 'refund' | 'end' | 'reject' | 'dismiss';
export type Deciding = { payment: { id: string }; verdict: Verdict };
