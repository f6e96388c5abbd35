export const TermsPage = () => <h1>Términos</h1>;
