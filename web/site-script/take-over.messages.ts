export const takeOverMessages = {
  opening: 'Forja se está abriendo. Lo que tocaste se hace apenas termine.',
  unreachable: 'No hay conexión con Forja. Lo que escribiste sigue acá: tocá de nuevo con señal.',
} as const;
