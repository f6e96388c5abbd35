/** The mark "Día completo": the person says that all they ate that day is written. Without it a day may lack a meal. */
export type CompleteFoodDay = {
  /** YYYY-MM-DD, as in the entries. */
  day: string;
};
