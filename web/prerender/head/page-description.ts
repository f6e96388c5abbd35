export type PageDescription = {
  path: string;
  title: string;
  description: string;
  shared?: { title: string; description: string } | undefined;
  entry?: { name: string; list: { path: string; title: string; description: string } } | undefined;
};
