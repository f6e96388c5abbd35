import { LegalPage } from './legal-page.tsx';
import { termsText } from './terms.messages.ts';

export const TermsPage = () => <LegalPage {...termsText} />;
