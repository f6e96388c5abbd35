import { LegalPage } from './legal-page.tsx';
import { privacyText } from './privacy.messages.ts';

export const PrivacyPage = () => <LegalPage {...privacyText} />;
