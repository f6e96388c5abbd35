import { LegalDocument } from './legal/legal-document.tsx';
import { privacyText } from './legal/privacy.messages.ts';

export const PrivacyPage = () => <LegalDocument {...privacyText} />;
