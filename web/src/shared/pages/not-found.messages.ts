export const notFoundMessages = {
  title: '404 Página no encontrada',
  text: 'La página que estás buscando no existe o ha sido movida',
  goHome: 'Ir al inicio',
} as const;
