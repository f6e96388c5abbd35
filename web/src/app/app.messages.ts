import { brand } from '@forja/contract/brand';

export const appMessages = {
  home: `${brand.name}, inicio`,
  mainNavigation: 'Principal',
  sections: 'Secciones',
  loadingSession: 'Cargando...',
  signIn: 'Ingresar',
  menu: 'Menú',
  tools: 'HERRAMIENTAS',
  homeEntry: 'Home',
  signedInAs: 'Entraste como',
  logout: 'Cerrar sesión',
  accessRequired: {
    title: 'Acceso requerido',
    text: 'Para usar esta herramienta necesitás una cuenta. Es gratis y no pide tarjeta.',
    benefits: [
      'Ves tu resumen en vivo mientras completás tus datos.',
      'De tu plan ves el primer día, la primera comida y el riesgo entero, con sus fuentes.',
      'El plan completo, guardar y anotar medidas son de la membresía.',
    ],
    register: 'Registrarme ahora',
    cancel: 'Cancelar',
  },
  pending: 'Abriendo la página…',
  failure: {
    title: 'Esta página se rompió',
    safe: 'Lo que guardaste en tu cuenta está a salvo.',
    advice: 'Probá de nuevo. Si vuelve a pasar, volvé al inicio.',
    chunkTitle: 'No pudimos traer esta página',
    chunkAdvice:
      'Puede ser la señal, o que salió una versión nueva. Revisá tu conexión y probá de nuevo.',
    retry: 'Probar de nuevo',
    goHome: 'Ir al inicio',
  },
} as const;
