/** A screen that opens without signal: an address of it, what a person calls it, and the module that draws it. */
type PromisedScreen = { path: string; name: string; module: string };

/** An address of any plan: all of them are opened by the same page. */
const ANY_PLAN = '/mis-planes/0';

export const PROMISED_SCREENS: readonly PromisedScreen[] = [
  { path: '/', name: 'Inicio', module: 'src/site/landing-page.tsx' },
  { path: '/generar-plan', name: 'Generar plan', module: 'src/features/plans/generate-plan-page.tsx' },
  { path: '/alarma', name: 'Qué hacer ante una alarma', module: 'src/features/plans/alarm/alarm-page.tsx' },
  { path: '/mis-planes', name: 'Mis planes', module: 'src/features/plans/my-plans-page.tsx' },
  { path: ANY_PLAN, name: 'Tu plan', module: 'src/features/plans/plan-page.tsx' },
  {
    path: `${ANY_PLAN}/ficha-clinica`,
    name: 'Ficha para tu médico',
    module: 'src/features/plans/clinician/clinician-page.tsx',
  },
  { path: '/medidas', name: 'Medidas', module: 'src/features/measures/measures-page.tsx' },
  { path: '/mi-cuenta', name: 'Mi Cuenta', module: 'src/app/my-account-page.tsx' },
  { path: '/membresias', name: 'Membresía y precios', module: 'src/features/payments/prices-page.tsx' },
  { path: '/auth', name: 'Ingresar', module: 'src/features/identity/auth-page.tsx' },
  {
    path: '/verificar-recibo',
    name: 'Verificar un recibo',
    module: 'src/features/payments/receipt/verify-receipt-page.tsx',
  },
  { path: '/terminos', name: 'Términos', module: 'src/site/terms-page.tsx' },
  { path: '/privacidad', name: 'Privacidad', module: 'src/site/privacy-page.tsx' },
];
