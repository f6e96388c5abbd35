import { LegalDocument } from './legal-document.tsx';
import { privacyText } from './privacy.messages.ts';

export const PrivacyDocument = () => <LegalDocument {...privacyText} />;
