import { brand } from '@forja/contract/brand';

export const openInBrowserMessages = {
  title: 'Abrir en tu navegador',
  inside: `Estás dentro de otra aplicación. En tu navegador podés instalar ${brand.name}, quedarte con la sesión iniciada y usarla sin señal.`,
  outside: `Parece que ya estás en tu navegador. Si llegaste desde otra aplicación, seguí estos pasos; si no, entrá a ${brand.name}.`,
  open: 'Abrir en mi navegador',
  steps: {
    android: {
      title: 'Si el botón no hace nada',
      steps: [
        'Tocá los tres puntos, arriba a la derecha.',
        'Elegí "Abrir en el navegador" o "Abrir en Chrome".',
      ],
    },
    ios: {
      title: 'En tu iPhone o iPad',
      steps: [
        'Tocá los tres puntos, o el botón de compartir, arriba o abajo a la derecha.',
        'Elegí "Abrir en el navegador externo" o "Abrir en Safari".',
        'Si no aparece, copiá el enlace, abrí Safari y pegalo arriba, donde va la dirección.',
      ],
    },
    other: {
      title: 'Cómo salir de la otra aplicación',
      steps: [
        'Abrí el menú de la aplicación, casi siempre con tres puntos.',
        'Elegí la opción que dice "Abrir en el navegador".',
      ],
    },
  },
  link: 'El enlace',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
  copyFailed: 'No pudimos copiarlo. Mantené apretado el enlace de la página y elegí copiar.',
  stay: 'Seguir acá',
} as const;
