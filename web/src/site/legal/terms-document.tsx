import { LegalDocument } from './legal-document.tsx';
import { termsText } from './terms.messages.ts';

export const TermsDocument = () => <LegalDocument {...termsText} />;
