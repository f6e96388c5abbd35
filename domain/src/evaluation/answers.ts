export type Answers = Readonly<Record<string, string>>;
