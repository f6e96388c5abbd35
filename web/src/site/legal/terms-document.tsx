import { LegalDocument } from './legal-document.tsx';
import { saveTerms, TERMS_VERSION, termsText } from './terms.messages.ts';

export const TermsDocument = () => (
  <>
    <p>
      {/* the whole document as it is read, without any code of the page */}
      <a href="/terminos" download={`terminos-de-forja-${TERMS_VERSION}.html`}>
        {saveTerms}
      </a>
    </p>
    <LegalDocument {...termsText} />
  </>
);
