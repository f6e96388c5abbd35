export const homeMessages = {
  title: 'Inicio',
  next: 'Tu próximo paso',
  nextText: 'Armá tu plan y mirá gratis el primer día, la primera comida y el riesgo entero.',
  makePlan: 'Armar mi plan',
  prices: 'Ver la membresía',
  pending: 'Lo que espera',
  nothingPending: 'Nada: todo está en tu cuenta.',
  membershipEnds: (day: string) => `Tu membresía termina el ${day} y no se renueva sola.`,
  renew: 'Renovar membresía',
  toUpload: (count: number) =>
    count === 1
      ? '1 cambio sube a tu cuenta cuando haya señal.'
      : `${count} cambios suben a tu cuenta cuando haya señal.`,
  toReview: (count: number) =>
    count === 1
      ? '1 cambio necesita que lo revises.'
      : `${count} cambios necesitan que los revises.`,
  weight: 'Tu último peso',
  kilograms: 'kg',
  weighingDay: (day: string) => `Anotado el ${day}.`,
  noWeight: 'Todavía no anotaste ninguno.',
  recordWeight: 'Anotar mi peso',
} as const;
