/** Answers by question; absent when unanswered. */
export type Answers = Readonly<Record<string, string>>;
