import { staticPart } from '../shared/later-parts/static-part.tsx';

/** The text is in the document: its code is fetched only by who comes from another page. */
export const TermsPage = staticPart(
  async () => (await import('./legal/terms-document.tsx')).TermsDocument,
);
