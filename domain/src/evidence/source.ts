/** Strength of the evidence of a study, shown as a letter in its badge. */
export type Strength =
  /** Meta-analysis, systematic review, official guideline or label. */
  | 'A'
  /** Controlled trial. */
  | 'B'
  /** Observational study, measurement study or case series. */
  | 'C'
  /** Practice or expert opinion without a study behind it. */
  | 'D';

/** A verified publication. */
export type Source = {
  /** As the person reads it: "Mifflin y cols." or an institution. */
  readonly authors: string;
  readonly year: string;
  readonly journal: string;
  readonly title: string;
  readonly strength: Strength;
  /** In Spanish, what kind of work it is: "metaanálisis de 49 ensayos", "guía oficial". */
  readonly design: string;
  /** In Spanish, of whom the work speaks: "varones con hipogonadismo". */
  readonly people?: string;
  readonly doi?: string;
  readonly pmid?: string;
  readonly url?: string;
  /** Read in a secondary copy: shown as "fuente secundaria". */
  readonly secondary?: true;
};

/** A work that says of whom it speaks. */
export type WorkAboutPeople = Source & { readonly people: string };
