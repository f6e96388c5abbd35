export const PERSON_ERRORS = {
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
  price_changed: {
    status: 409,
    message:
      'El total cambió desde que abriste esta página, y no te cobramos nada. Mirá el nuevo y, si estás de acuerdo, tocá «Continuar al pago» otra vez.',
  },
  payment_already_decided: { status: 409, message: 'Ese pago ya se resolvió. Recargá la lista.' },
  regret_not_possible: {
    status: 409,
    message:
      'Los diez días para arrepentirte de esta compra ya pasaron. Si querés dejar el servicio, pedí la baja en /baja.',
  },
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
  internal: { status: 500, message: 'Ha ocurrido un error' },
  unavailable: {
    status: 503,
    message: 'Estamos con problemas. Tus datos están a salvo: probá en un minuto.',
  },
} as const satisfies Record<string, { status: number; message: string }>;
export type PersonErrorCode = keyof typeof PERSON_ERRORS;
