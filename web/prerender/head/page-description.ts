/** What search engines read of a page, and what a link to it shows in a message. */
export type PageDescription = {
  path: string;
  title: string;
  description: string;
  /** What a link to it shows, where it is not the title and the description. */
  shared?: { title: string; description: string } | undefined;
  /** The page with the list where this one is an entry, and what the entry is about. */
  entry?: { name: string; list: { path: string; title: string; description: string } } | undefined;
};
