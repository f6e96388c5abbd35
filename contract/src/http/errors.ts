/** Every way the API can refuse: its HTTP status and the sentence a person reads. */
export const ERRORS = {
  invalid_input: { status: 400, message: 'Revisá los datos marcados y probá de nuevo.' },
  wrong_origin: {
    status: 403,
    message: 'Ese pedido no vino de esta página. Recargala y probá de nuevo.',
  },
  not_signed_in: { status: 401, message: 'Iniciá sesión para seguir.' },
  wrong_credentials: { status: 401, message: 'Correo o contraseña incorrectos' },
  wrong_secret_answer: { status: 401, message: 'Esa no es la respuesta que guardaste.' },
  wrong_password: { status: 403, message: 'Esa no es tu contraseña actual.' },
  second_factor_required: {
    status: 401,
    message: 'Poné el código de seis números de tu aplicación.',
  },
  wrong_code: {
    status: 401,
    message: 'Ese código no es el de ahora. Mirá tu aplicación y probá con el nuevo.',
  },
  second_factor_locked: {
    status: 403,
    message:
      'El segundo paso de tu cuenta está cerrado por códigos equivocados. Pedile a quien mantiene el servidor que lo abra.',
  },
  second_factor_stale: {
    status: 403,
    message: 'Por seguridad, poné de nuevo el código de seis números de tu aplicación.',
  },
  account_blocked: {
    status: 403,
    message: 'Bloqueamos tu cuenta. Escribinos para resolverlo.',
  },
  passkey_not_accepted: {
    status: 401,
    message: 'No pudimos entrar con esa llave. Probá de nuevo o usá tu contraseña.',
  },
  link_expired: { status: 410, message: 'Ese enlace ya no sirve. Pedí uno nuevo.' },
  credentials_unproved: {
    status: 409,
    message: 'Para confirmar este correo, poné la contraseña de tu cuenta o elegí otra.',
  },
  webhook_not_signed: { status: 401, message: 'Ese aviso no viene firmado por el medio de pago.' },
  session_not_restored: {
    status: 401,
    message: 'No pudimos devolverte a tu cuenta. Iniciá sesión: tu pago no se pierde.',
  },
  session_needs_confirmation: {
    status: 409,
    message: 'Este navegador no es el que empezó el pago. Decinos si querés seguir con esa cuenta.',
  },
  another_person_signed_in: {
    status: 409,
    message: 'En este dispositivo entró otra persona. Cerrá su sesión y después iniciá la tuya.',
  },
  changes_restarted: {
    status: 409,
    message: 'Antes de mandar cambios hay que traer otra vez lo que tiene tu cuenta.',
  },
  membership_required: {
    status: 402,
    message: 'Necesitas una membresía activa para acceder a esta función',
  },
  not_found: { status: 404, message: 'La página que estás buscando no existe o ha sido movida' },
  record_not_found: { status: 404, message: 'Eso no existe o ya lo borraste.' },
  session_not_found: { status: 404, message: 'Esa sesión ya estaba cerrada.' },
  passkey_not_found: { status: 404, message: 'Esa llave no existe o ya la borraste.' },
  checkout_not_found: {
    status: 404,
    message: 'Esa compra no existe. Empezá una nueva: no se te cobró nada dos veces.',
  },
  person_not_found: { status: 404, message: 'Esa cuenta no existe, o se borró.' },
  notice_not_found: { status: 404, message: 'Ese aviso no existe, o ya terminó.' },
  application_not_found: { status: 404, message: 'Esa postulación no existe, o se borró.' },
  coupon_not_found: { status: 404, message: 'Ese cupón no está en la lista.' },
  payment_not_found: { status: 404, message: 'Ese pago no existe.' },
  withdrawal_not_found: {
    status: 404,
    message: 'No encontramos ese código. Revisá que esté completo.',
  },
  payment_not_confirmed: {
    status: 409,
    message:
      'Todavía no vimos tu pago. Lo seguimos buscando solos: si pagaste, tu membresía se activa sin que hagas nada.',
  },
  payment_pending: {
    status: 409,
    message: 'Tenés un pago pendiente. Seguí con ese, o elegí pagar de otra manera.',
  },
  payment_already_decided: { status: 409, message: 'Ese pago ya se resolvió. Recargá la lista.' },
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
  regret_not_possible: {
    status: 409,
    message:
      'Los diez días para arrepentirte de esta compra ya pasaron. Si querés dejar el servicio, pedí la baja en /baja.',
  },
  own_payment: { status: 409, message: 'Es un pago tuyo: lo tiene que resolver otra persona.' },
  receipt_already_used: {
    status: 409,
    message: 'Ese comprobante ya se usó. Revisá el número o escribinos.',
  },
  checkout_closed: { status: 409, message: 'Esa compra ya está cerrada. Empezá una nueva.' },
  coupon_not_valid: {
    status: 409,
    message: 'Ese cupón no existe, venció o ya se usó. Probá con otro o seguí sin cupón.',
  },
  processor_not_available: {
    status: 409,
    message: 'Ese medio de pago no está disponible. Elegí otro.',
  },
  method_not_allowed: { status: 405, message: 'Esa operación no existe.' },
  account_exists: { status: 409, message: 'No se pudo crear la cuenta' },
  conflict: {
    status: 409,
    message: 'Esto cambió en otro dispositivo. Conservamos las dos versiones para que elijas.',
  },
  risk_blocks_plan: {
    status: 409,
    message: 'Con lo que contaste no podemos armarte un plan. Leé el motivo.',
  },
  collection_full: {
    status: 413,
    message: 'Llegaste al máximo que se puede guardar acá. Escribinos y lo resolvemos.',
  },
  too_large: { status: 413, message: 'Lo que mandaste es demasiado grande.' },
  unsupported_media: { status: 415, message: 'El pedido tiene que ser JSON.' },
  too_many_tries: { status: 429, message: 'Demasiados intentos. Esperá un rato y probá de nuevo.' },
  provider_unreachable: {
    status: 502,
    message: 'El medio de pago no responde. No se te cobró nada: probá de nuevo o elegí otro.',
  },
  refund_not_confirmed: {
    status: 502,
    message:
      'El medio de pago no confirmó la devolución. Probá de nuevo: el mismo pago no se devuelve dos veces.',
  },
  internal: { status: 500, message: 'Ha ocurrido un error' },
  unavailable: {
    status: 503,
    message: 'Estamos con problemas. Tus datos están a salvo: probá en un minuto.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

export type FieldError = { path: string; message: string };

/** What a refused call answers. Never a stack, never a database message. */
export type Refusal = {
  success: false;
  code: ErrorCode;
  message: string;
  fields?: FieldError[];
  /**
   * What the server has instead: of a `conflict` the record, of a decision who took it and when, of a session to
   * confirm whose it would be, of an address to confirm which one it is.
   */
  current?: unknown;
  requestId: string;
};
