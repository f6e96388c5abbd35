export type LegalText = {
  title: string;
  lead: string;
  updated: string;
  sections: readonly {
    heading: string;
    paragraphs?: readonly string[];
    list?: readonly string[];
  }[];
};
