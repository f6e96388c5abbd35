import { RETENTION } from './retention.data.ts';

export type DeviceEntry = { name: string; use: string; until: string };

const { sessionDays, knownDeviceDays, checkoutCookieHours, referralCookieDays } = RETENTION;
const SIGN_OUT = 'Hasta que cerrás sesión.';
const TAB = 'Hasta que cerrás la pestaña.';
const CLEARED = 'Hasta que vos la borrás del navegador.';

export const COOKIES: readonly DeviceEntry[] = [
  {
    name: 'forja_session',
    use: 'Mantiene tu sesión. Ningún programa de la página la puede leer.',
    until: `${sessionDays} días, y se renueva mientras la usás. Se borra al cerrar sesión.`,
  },
  {
    name: 'forja_mark',
    use: 'Dice a la página que hay una sesión, para no preguntarlo cuando no la hay. No da acceso a nada.',
    until: `${sessionDays} días. Se borra al cerrar sesión.`,
  },
  {
    name: 'forja_device',
    use: 'Dice que desde este navegador ya entraste, para avisarte de los que no conocés. No da acceso a nada.',
    until: `${knownDeviceDays} días.`,
  },
  {
    name: 'forja_checkout',
    use: 'Reconoce el navegador donde empezaste a pagar, para que vuelvas a tu cuenta.',
    until: `${checkoutCookieHours} horas.`,
  },
  {
    name: 'forja_referral',
    use: 'El código del último enlace de invitación que abriste y un número al azar, para contarte una sola vez.',
    until: `${referralCookieDays} días.`,
  },
];

export const STORAGE: readonly DeviceEntry[] = [
  { name: 'forja-auth-persisted', use: 'Que en este equipo hay una cuenta.', until: SIGN_OUT },
  { name: 'forja-user-id', use: 'El identificador de tu cuenta.', until: SIGN_OUT },
  { name: 'forja-username', use: 'Tu correo, para mostrarlo sin señal.', until: SIGN_OUT },
  { name: 'forja-discreto', use: 'Que elegiste el modo discreto.', until: SIGN_OUT },
  {
    name: 'forja-last-login',
    use: 'Cuándo entraste.',
    until: `Hasta que cerrás sesión; vale ${sessionDays} días.`,
  },
  {
    name: 'forja-borrador-',
    use: 'Lo que dejaste a medio escribir, como las respuestas de un plan o de la evaluación. No sale de tu equipo.',
    until:
      'Los del plan, de la evaluación y de la prueba de sudor, hasta que los guardás, los descartás o cerrás sesión. Los otros, con la pestaña.',
  },
  {
    name: 'forja-plan-',
    use: 'El plan que se está armando y, de versiones anteriores, tus cambios en un plan.',
    until: SIGN_OUT,
  },
  {
    name: 'forja-resultado-',
    use: 'Resultados de versiones anteriores. Hoy solo se borran.',
    until: SIGN_OUT,
  },
  {
    name: 'forja-pago-',
    use: 'Que un pago está en curso y si elegiste verlo después.',
    until: 'Hasta que se resuelve o cerrás sesión.',
  },
  {
    name: 'forja-receipt-key',
    use: 'La clave pública para verificar recibos sin conexión.',
    until: CLEARED,
  },
  { name: 'forja-tema', use: 'Si elegiste claro u oscuro.', until: CLEARED },
  {
    name: 'forja-pais',
    use: 'El país que elegiste para los números de emergencia.',
    until: CLEARED,
  },
  {
    name: 'forja-descanso',
    use: 'Cuándo empezó y cuándo termina el descanso entre series, para que el reloj siga bien con la pantalla bloqueada.',
    until: 'Hasta que empieza el descanso siguiente o lo saltás. Diez minutos después no se usa.',
  },
  {
    name: 'forja-registro',
    use: 'Un número al azar que reconoce el navegador donde te registraste, para cuando abras el enlace del correo. Sin ese enlace no da acceso a nada.',
    until: 'Hasta que tu cuenta queda creada.',
  },
  {
    name: 'forja-llave-no',
    use: 'Que no querés que te ofrezcamos una llave de acceso.',
    until: CLEARED,
  },
  {
    name: 'forja-calendario',
    use: 'Un número al azar que distingue tus eventos en el calendario de los de otra persona, si descargás los controles sin cuenta.',
    until: CLEARED,
  },
  {
    name: 'forja-aviso',
    use: 'Lo que una pantalla dice en la siguiente, por ejemplo que entraste.',
    until: TAB,
  },
  { name: 'forja-inicio', use: 'Que ya viste la pantalla de inicio.', until: TAB },
  {
    name: 'forja-salida',
    use: 'Que esta pestaña ya volvió a pedir la página cuando se terminó tu sesión.',
    until: TAB,
  },
  { name: 'forja-aviso-leido', use: 'El último aviso que leíste.', until: CLEARED },
  { name: 'forja-bienvenida', use: 'Que ya viste el aviso de bienvenida.', until: CLEARED },
  { name: 'forja-instalada', use: 'Que instalaste la aplicación.', until: CLEARED },
  {
    name: 'pwa-install-dismissed',
    use: 'Que no querés la invitación a instalarla.',
    until: CLEARED,
  },
  {
    name: 'forja-navegador-',
    use: 'Si abriste el sitio dentro de otra aplicación y ya viste el aviso.',
    until: CLEARED,
  },
  {
    name: 'forja-cache-',
    use: 'Cuándo se renovó la copia de la aplicación o lo dejaste para después.',
    until: CLEARED,
  },
  {
    name: 'forja-enlace',
    use: 'El enlace del correo que abriste, para que siga ahí si recargás la página.',
    until: 'Hasta que se usa o cerrás la pestaña.',
  },
  {
    name: 'forja-question-later',
    use: 'Que dejaste para después elegir tu pregunta secreta.',
    until: TAB,
  },
  {
    name: 'forja-sellada-',
    use: 'Que ya viste que en este equipo hay datos de otra cuenta sin subir.',
    until: TAB,
  },
  {
    name: 'forja-recuperando',
    use: 'Que la aplicación ya probó recuperarse de una falla, para no repetirlo sin fin.',
    until: TAB,
  },
  {
    name: 'forja-errores-de-red',
    use: 'Cuántas veces falló la conexión, para la prueba de Mi Cuenta.',
    until: TAB,
  },
];

export const deviceDataMessages = {
  cookies: 'Cookies',
  storage: 'Almacenamiento del navegador',
  databases: 'Tus datos sin conexión',
  databasesList: [
    'Una base de datos por cuenta (forja- y tu identificador): tus planes, tus cambios, tus medidas y tus evaluaciones, y lo que falta subir. Se borra al cerrar sesión.',
    'Una copia de la aplicación: las páginas y los programas, sin datos tuyos. Se renueva con cada versión.',
  ],
  entry: ({ name, use, until }: DeviceEntry) => `${name}: ${use} ${until}`,
};
