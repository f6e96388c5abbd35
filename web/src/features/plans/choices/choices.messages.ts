export const choicesMessages = {
  label: 'Lo que elegiste de un plan',
  notStored: 'No pudimos guardar el cambio',
  inAccount: 'Tus cambios se guardan con el plan, también en tus otros equipos.',
  withPlan: 'Tus cambios se guardan cuando guardes el plan.',
  onThisScreen: 'Sin membresía, tus cambios duran mientras esta pantalla esté abierta.',
};
