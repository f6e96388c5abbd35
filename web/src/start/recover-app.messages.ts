export const recoverAppMessages = {
  title: 'No pudimos abrir Forja',
  advice:
    'Puede ser la señal, o que salió una versión nueva. Lo que guardaste está a salvo. Revisá tu conexión y probá de nuevo.',
  again: 'Probar de nuevo',
} as const;
