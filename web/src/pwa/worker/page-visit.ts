/** What a page tells the worker that came after it: its address, and the files that it asked for. */
export type PageVisit = { kind: 'page-visit'; path: string; files: readonly string[] };

export const isPageVisit = (value: unknown): value is PageVisit =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'page-visit';
