export const proofMessages = {
  title: 'Poné tu código',
  lead: 'Por seguridad, confirmá que seguís siendo vos. Lo que estabas haciendo sigue después.',
  code: 'Código de seis números',
  hint: 'El que muestra ahora tu aplicación.',
  missing: 'Poné los seis números.',
  submit: 'Confirmar',
  busy: 'Confirmando',
} as const;
