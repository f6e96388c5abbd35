export const evidencePagesMessages = {
  sources: {
    title: 'Fuentes',
    lead: 'Todo lo que leímos para hacer las cuentas, con su enlace y lo que respalda. La letra dice qué tan firme es la prueba.',
    strengths: 'Qué quiere decir la letra',
    index: 'Índice de fuentes',
    supports: 'Respalda: ',
    guides: 'Orienta: ',
    unused: 'Estas todavía no respaldan ninguna cifra que mostremos.',
    goMethod: 'Cómo calculamos',
  },
  method: {
    title: 'Cómo calculamos',
    lead: 'Estas son las cuentas que hace el programa, tal como las hace: el texto de cada fórmula es la que se calcula.',
    paragraphs: [
      'Un plan se calcula con tus respuestas, siempre igual: las mismas respuestas dan el mismo plan. Cada cifra del plan muestra su cuenta con tus números.',
      'Cada cuenta dice quién responde por ella: una publicación, una regla nuestra o el criterio de quien la escribió. Cuando no hay una cifra publicada, lo decimos.',
      'Un plan guardado dice con qué versión se calculó y se puede volver a calcular para ver qué cambió.',
    ],
    index: 'Índice de cuentas',
    goSources: 'Fuentes',
    in: (unit: string) => `Da un valor en ${unit}.`,
    sources: 'Fuentes: ',
  },
};
