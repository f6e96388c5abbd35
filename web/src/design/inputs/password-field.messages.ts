export const passwordFieldMessages = {
  show: 'Mostrar contraseña',
  hide: 'Ocultar contraseña',
  capsLock: 'Tenés las mayúsculas activadas.',
};
