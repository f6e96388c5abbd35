/** The name of each answer, by question. What was not answered is absent. */
export type Answers = Readonly<Record<string, string>>;
