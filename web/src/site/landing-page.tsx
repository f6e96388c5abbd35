export const LandingPage = () => <h1>Ningún número sin fuente.</h1>;
