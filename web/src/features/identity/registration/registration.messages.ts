export const registrationMessages = {
  sentTitle: 'Falta un paso: mirá tu correo',
  sentTo: 'Te mandamos un enlace a',
  sentLead:
    'Abrilo en este navegador para terminar de crear tu cuenta. Sirve una vez, durante 24 horas. Mirá también en el correo no deseado.',
  sentKnown: 'Si esa dirección ya tiene una cuenta, el correo dice cómo entrar.',
  resend: 'Mandar de nuevo',
  resending: 'Mandando el enlace',
  resent: 'Te mandamos otro enlace.',
  notResent: 'No pudimos mandar otro enlace',
  otherEmail: 'Cambiar la dirección',
  completeTitle: 'Creá tu cuenta',
  completeLead: 'Tocá el botón para terminar de crear tu cuenta y entrar.',
  completePress: 'Crear mi cuenta',
  completing: 'Creando tu cuenta',
  prove: {
    lead: (email: string) =>
      `Este no es el navegador donde te registraste. Poné la contraseña que elegiste para crear la cuenta de ${email}.`,
    password: 'Escribí la contraseña que elegiste',
    press: 'Crear mi cuenta',
    unknown: 'No la sé, o no la elegí yo: registrarme de nuevo',
  },
  expiredMore: 'Se usó, venció o la cuenta ya existe. Probá entrar, o registrate de nuevo.',
  enter: 'Iniciar sesión',
  again: 'Registrarme de nuevo',
} as const;
