export const AuthPage = () => <h1>Ingresar</h1>;
