import type { Refusal } from './routine-file.ts';

export const shareMessages = {
  share: {
    action: 'Compartir',
    title: (name: string) => `Compartir ${name}`,
    lead: 'Va con sus días, ejercicios, series y pesos. Quien la recibe la ve antes de guardarla.',
    withNotes: 'Incluir mis notas',
    notesHint: 'Pueden decir algo de tu salud. Sin marcar, no van.',
    weeks: 'Las semanas del ciclo van solo en el archivo.',
    preview: 'Así se lee',
    send: 'Compartir texto',
    sendFile: 'Compartir archivo',
    copy: 'Copiar texto',
    download: 'Bajar archivo',
    copied: 'Texto copiado',
    notCopied: 'No pudimos copiarlo',
    notCopiedDetail: 'Seleccioná el texto y copialo a mano, o bajá el archivo.',
  },
  open: {
    title: 'Abrir una rutina que te pasaron',
    file: 'Elegir archivo',
    text: 'O pegá el texto',
    preview: 'Ver la rutina',
    back: 'Abrir otra',
    save: 'Guardar en mis rutinas',
    customs: (count: number) =>
      count === 1
        ? 'Trae 1 ejercicio propio, que se suma a los tuyos.'
        : `Trae ${count} ejercicios propios, que se suman a los tuyos.`,
    unread: (count: number) =>
      count === 1
        ? 'Hay 1 renglón que no entendimos, y queda afuera.'
        : `Hay ${count} renglones que no entendimos, y quedan afuera.`,
    refusals: {
      empty: 'Elegí un archivo o pegá el texto de la rutina.',
      'not-a-routine':
        'Eso no es una rutina de Forja. Pedile a quien te la pasó que use “Compartir” y pegá acá todo lo que te llegue.',
      newer: 'Esa rutina es de una versión más nueva de Forja. Actualizá la app y probá de nuevo.',
      broken: 'Esa rutina tiene datos que no se pueden usar. Pedila de nuevo: no guardamos nada.',
      large: 'Ese archivo es demasiado grande para ser una rutina.',
    } satisfies Record<Refusal, string>,
  },
} as const;
