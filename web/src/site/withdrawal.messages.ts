export const withdrawalPageMessages = {
  regret: {
    title: 'Botón de arrepentimiento',
    lead: 'Si compraste una membresía, tenés 10 días corridos para arrepentirte y te devolvemos todo. No hace falta explicar por qué.',
  },
  cancellation: {
    title: 'Botón de baja',
    lead: 'La membresía no se renueva sola, así que no hay nada que cortar para que no te cobren. Si querés darte de baja igual, pedilo acá.',
  },
} as const;
