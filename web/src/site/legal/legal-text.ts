export type LegalSection = {
  heading: string;
  paragraphs?: readonly string[];
  list?: readonly string[];
  groups?: readonly { heading: string; lead?: string; list: readonly string[] }[];
};

export type LegalText = {
  lead: string;
  updated: string;
  sections: readonly LegalSection[];
};
