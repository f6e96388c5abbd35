export const announcementsMessages = {
  notice: 'Aviso',
  dismiss: 'Entendido',
  letters: {
    label: 'Cartas',
    on: 'Las recibís',
    off: 'No las recibís',
    note: 'Novedades para quienes tienen membresía. Los correos sobre tu cuenta y tus pagos llegan siempre.',
    turnOn: 'Recibirlas',
    turnOff: 'No recibirlas',
    changing: 'Guardando',
    failed: 'No se pudo cambiar',
  },
  stop: {
    title: 'Cartas de Forja',
    lead: 'Si no querés recibir más cartas con novedades, confirmalo acá. No hace falta que entres a tu cuenta.',
    press: 'No quiero más cartas',
    pressing: 'Guardando',
    stopped: 'Listo: no te mandamos más cartas.',
    stoppedMore:
      'Los correos sobre tu cuenta y tus pagos siguen llegando. Si cambiás de idea, está en Mi Cuenta.',
    invalidLink: 'Ese enlace no está completo.',
    invalidLinkMore: 'Abrilo desde la carta, o cambialo en Mi Cuenta.',
  },
} as const;
