export const viewMessages = {
  planHeader: {
    alarm: 'Pará ahora y llamá',
    issued: (day: string) => `Emitido el ${day}.`,
  },
  planView: {
    parts: 'Partes del plan',
    names: {
      hoy: 'Hoy',
      semana: 'Semana',
      comida: 'Comida',
      suplementos: 'Suplementos',
      riesgo: 'Riesgo',
      fuentes: 'Fuentes',
    },
  },
  supplementsSection: {
    title: 'Suplementos',
    none: 'No te proponemos ninguno.',
    carefulWith: 'Cuidado con',
    groups: {
      worth_it: 'Te pueden servir',
      medical: 'Lo decide un profesional',
      not_needed: 'No hace falta comprar',
      avoid: 'Evitalos',
    },
  },
} as const;
