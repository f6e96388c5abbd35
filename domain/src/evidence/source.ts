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

export type Source = {
  /** Displayed as "Mifflin y cols." or an institution. */
  readonly authors: string;
  readonly year: string;
  readonly journal: string;
  readonly title: string;
  readonly strength: Strength;
  /** Kind of work, in Spanish: "metaanálisis de 49 ensayos", "guía oficial". */
  readonly design: string;
  /** Studied people, in Spanish: "varones con hipogonadismo". */
  readonly people?: string;
  readonly doi?: string;
  readonly pmid?: string;
  readonly url?: string;
  /** Secondary copy: shown as "fuente secundaria". */
  readonly secondary?: true;
};

export type WorkAboutPeople = Source & { readonly people: string };
