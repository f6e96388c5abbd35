import { brand } from '@forja/contract/brand';

const { name } = brand;

export const pwaMessages = {
  region: 'Avisos de la app',
  close: 'Cerrar',
  offline: {
    title: 'Modo sin conexión',
    text: 'Algunas funciones están limitadas. Tu trabajo se sincronizará cuando vuelvas a tener conexión.',
  },
  update: {
    title: 'Actualización disponible',
    text: `Hay una nueva versión de ${name} disponible. Recarga la página para actualizar.`,
    action: 'Recargar',
    busy: 'Recargando',
  },
  install: {
    title: `¡Instala ${name} para acceder más rápido!`,
    text: 'Añade la app a tu pantalla principal para un acceso instantáneo',
    action: 'Instalar',
    iosTitle: `¡Instala ${name} en tu iPhone!`,
    iosBefore: 'Toca',
    iosIcon: 'Compartir',
    iosAfter: 'y luego "Añadir a pantalla de inicio"',
  },
  limitedBrowser: {
    title: 'Este navegador es limitado',
    text: `Estás viendo ${name} adentro de otra app. Acá no se puede instalar y lo que guardes puede perderse. Copiá el enlace y abrilo en tu navegador.`,
    action: 'Copiar enlace',
    copied: 'Enlace copiado',
    how: 'Cómo abrirlo',
  },
  cacheRefresh: {
    title: '¿Algo anda lento o no carga?',
    text: 'Actualizá la app: trae todo de nuevo y no borra nada de lo que guardaste.',
    action: 'Actualizar',
    busy: 'Actualizando',
    later: 'Ahora no',
    unreachable: 'Ahora no llegamos a Forja. Probá de nuevo cuando tengas señal.',
  },
} as const;
