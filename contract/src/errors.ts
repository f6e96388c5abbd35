/** Every way the API can refuse: its HTTP status and the sentence a person reads. */
export const ERRORS = {
  invalid_input: { status: 400, message: 'Revisá los datos marcados y probá de nuevo.' },
  wrong_origin: { status: 403, message: 'Ese pedido no vino de esta página. Recargala y probá de nuevo.' },
  not_signed_in: { status: 401, message: 'Iniciá sesión para seguir.' },
  wrong_credentials: { status: 401, message: 'Correo o contraseña incorrectos' },
  membership_required: { status: 402, message: 'Necesitas una membresía activa para acceder a esta función' },
  not_found: { status: 404, message: 'La página que estás buscando no existe o ha sido movida' },
  plan_not_found: { status: 404, message: 'Ese plan no existe o ya lo borraste.' },
  method_not_allowed: { status: 405, message: 'Esa operación no existe.' },
  account_exists: { status: 409, message: 'No se pudo crear la cuenta' },
  risk_blocks_plan: { status: 409, message: 'Con lo que contaste no podemos armarte un plan. Leé el motivo.' },
  too_large: { status: 413, message: 'Lo que mandaste es demasiado grande.' },
  unsupported_media: { status: 415, message: 'El pedido tiene que ser JSON.' },
  too_many_tries: { status: 429, message: 'Demasiados intentos. Esperá un rato y probá de nuevo.' },
  internal: { status: 500, message: 'Ha ocurrido un error' },
  unavailable: { status: 503, message: 'Estamos con problemas. Tus datos están a salvo: probá en un minuto.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

export type FieldError = { path: string; message: string };

/** What a refused call answers. Never a stack, never a database message. */
export type Refusal = {
  success: false;
  code: ErrorCode;
  message: string;
  fields?: FieldError[];
  requestId: string;
};
