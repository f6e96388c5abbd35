/** Errors of administration endpoints only: kept out of the bundle that people load. */
export const DESK_ERRORS = {
  person_not_found: { status: 404, message: 'Esa cuenta no existe, o se borró.' },
  notice_not_found: { status: 404, message: 'Ese aviso no existe, o ya terminó.' },
  application_not_found: { status: 404, message: 'Esa postulación no existe, o se borró.' },
  coupon_not_found: { status: 404, message: 'Ese cupón no está en la lista.' },
  refund_too_large: {
    status: 409,
    message: 'De ese pago queda menos por devolver. Recargá la lista y escribí otro importe.',
  },
  payment_not_invoiceable: {
    status: 409,
    message: 'Ese pago nunca se aprobó: no lleva factura.',
  },
  invoice_number_taken: {
    status: 409,
    message: 'Ese número de factura ya está en otro pago. Revisá cuál corresponde.',
  },
  difference_already_resolved: { status: 409, message: 'Esa diferencia ya se resolvió.' },
  withdrawal_already_answered: {
    status: 409,
    message: 'Ese pedido ya se respondió. Recargá la lista.',
  },
  credit_not_found: { status: 404, message: 'Ese crédito no existe.' },
  credit_not_payable: {
    status: 409,
    message:
      'Ese crédito todavía no se puede aprobar: quien pagó está a tiempo de arrepentirse, o el pago se devolvió.',
  },
  credit_not_approved: { status: 409, message: 'Primero hay que aprobar ese crédito.' },
  credit_already_decided: { status: 409, message: 'Ese crédito ya se resolvió.' },
  own_credit: { status: 409, message: 'Es un crédito tuyo: lo tiene que resolver otra persona.' },
  application_already_decided: { status: 409, message: 'Esa postulación ya se decidió.' },
  coupon_exists: { status: 409, message: 'Ese código ya está en la lista. Elegí otro.' },
  price_in_the_past: {
    status: 409,
    message: 'Ese momento ya pasó. Elegí uno que todavía no llegó.',
  },
  price_already_scheduled: {
    status: 409,
    message: 'Ya hay un precio que empieza en ese momento. Cancelalo o elegí otro.',
  },
  price_not_scheduled: {
    status: 409,
    message: 'Ese precio ya empezó o ya se canceló. Recargá la lista.',
  },
  coupon_over: { status: 409, message: 'Ese último día ya pasó: nadie podría usar el cupón.' },
  coupon_already_disabled: { status: 409, message: 'Ese cupón ya estaba desactivado.' },
  membership_changed: {
    status: 409,
    message: 'Su membresía cambió desde que abriste la cuenta. Volvé a abrirla antes de decidir.',
  },
  administrator_account: {
    status: 409,
    message:
      'Es una cuenta de administración: primero hay que quitarle los permisos desde el servidor.',
  },
  account_already_blocked: { status: 409, message: 'Esa cuenta ya estaba bloqueada.' },
  account_not_blocked: { status: 409, message: 'Esa cuenta no está bloqueada.' },
  second_factor_off: { status: 409, message: 'Esa cuenta no tiene el segundo paso activado.' },
  membership_not_movable: {
    status: 409,
    message: 'No tiene una membresía con un final que se pueda mover. Podés darle meses.',
  },
  mail_off: { status: 409, message: 'Este servidor no tiene configurado el envío de correos.' },
  own_account: { status: 409, message: 'Es tu cuenta: lo tiene que decidir otra persona.' },
  own_payment: { status: 409, message: 'Es un pago tuyo: lo tiene que resolver otra persona.' },
  refund_not_confirmed: {
    status: 502,
    message:
      'El medio de pago no confirmó la devolución. Probá de nuevo: el mismo pago no se devuelve dos veces.',
  },
} as const satisfies Record<string, { status: number; message: string }>;
