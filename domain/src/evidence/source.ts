/** How much a study can carry. It is the letter of the stamp that people see. */
export type Strength =
  /** Meta-analysis, systematic review, official guideline or label. */
  | 'A'
  /** Controlled trial. */
  | 'B'
  /** Observational study, measurement study or case series. */
  | 'C'
  /** Practice or expert opinion without a study behind it. */
  | 'D';

/** A publication that was seen: an unverified one is never in the catalogue. */
export type Source = {
  /** As the person reads it: "Mifflin y cols." or an institution. */
  readonly authors: string;
  readonly year: string;
  readonly journal: string;
  readonly title: string;
  readonly strength: Strength;
  /** In Spanish, what kind of work it is: "metaanálisis de 49 ensayos", "guía oficial". */
  readonly design: string;
  readonly doi?: string;
  readonly pmid?: string;
  readonly url?: string;
  /** Read in a secondary copy: shown as "fuente secundaria". */
  readonly secondary?: true;
};
