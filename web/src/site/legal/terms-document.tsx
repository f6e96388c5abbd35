import { LegalDocument } from './legal-document.tsx';
import { saveTerms, TERMS_VERSION, termsText } from './terms.messages.ts';

export const TermsDocument = () => (
  <>
    <p>
      {/* the saved page is complete without its code */}
      <a href="/terminos" download={`terminos-de-forja-${TERMS_VERSION}.html`}>
        {saveTerms}
      </a>
    </p>
    <LegalDocument {...termsText} />
  </>
);
