export type CompleteFoodDay = {
  /** YYYY-MM-DD. */
  day: string;
};
