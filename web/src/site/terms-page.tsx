import { LegalDocument } from './legal/legal-document.tsx';
import { termsText } from './legal/terms.messages.ts';

export const TermsPage = () => <LegalDocument {...termsText} />;
