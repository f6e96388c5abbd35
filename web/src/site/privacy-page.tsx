export const PrivacyPage = () => <h1>Privacidad</h1>;
