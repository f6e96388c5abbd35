export type LegalSection = {
  heading: string;
  paragraphs?: readonly string[];
  list?: readonly string[];
  /** Lists with a heading of their own. */
  groups?: readonly { heading: string; lead?: string; list: readonly string[] }[];
};

export type LegalText = {
  lead: string;
  updated: string;
  sections: readonly LegalSection[];
};
