export const WelcomeDialog = () => <dialog id="bienvenida" />;
