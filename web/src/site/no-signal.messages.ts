export const noSignalMessages = {
  title: 'No pudimos traer esta página',
  advice:
    'Parece que no hay señal, o es muy poca, y esta página no quedó en tu teléfono. Buscá mejor señal y probá de nuevo.',
  opens: 'Sin señal se abren el inicio, los números de emergencia y lo último que leíste.',
  retry: 'Probar de nuevo',
  goHome: 'Ir al inicio',
} as const;
