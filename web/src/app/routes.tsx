import { createRootRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { GeneratePlanSearch } from '../features/plans/generate-plan-page.tsx';
import { lazyPage } from './lazy-page.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { PageError } from './page-error.tsx';
import { Shell } from './shell.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** On the tab of the browser, before the name of the product. */
    title?: string;
    /** For search engines; only public pages have one. */
    description?: string;
    /** Ends with the footer of the site. */
    footer?: true;
    /** Read at once: nothing stands before it. */
    urgent?: true;
  }
}

const root = createRootRoute({ component: Shell, notFoundComponent: NotFoundPage, errorComponent: PageError });

const landing = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyRouteComponent(() => import('../site/landing-page.tsx'), 'LandingPage'),
  staticData: {
    title: 'Ningún número sin fuente',
    footer: true,
    description:
      'Planes de entrenamiento, nutrición y suplementación armados con tus datos, con la fuente de cada número.',
  },
});

const terms = createRoute({
  getParentRoute: () => root,
  path: '/terminos',
  component: lazyRouteComponent(() => import('../site/terms-page.tsx'), 'TermsPage'),
  staticData: {
    title: 'Términos',
    footer: true,
    description: 'Qué es Forja, qué no es, y qué acordamos cuando creás una cuenta.',
  },
});

const privacy = createRoute({
  getParentRoute: () => root,
  path: '/privacidad',
  component: lazyRouteComponent(() => import('../site/privacy-page.tsx'), 'PrivacyPage'),
  staticData: {
    title: 'Privacidad',
    footer: true,
    description: 'Qué datos guarda Forja, para qué, y cómo los llevás o los borrás.',
  },
});

export type AuthSearch = { modo?: 'registro' | 'recuperar'; next?: string };

const auth = createRoute({
  getParentRoute: () => root,
  path: '/auth',
  component: lazyRouteComponent(() => import('../features/identity/auth-page.tsx'), 'AuthPage'),
  // What is not text comes from a hand-made address; where it leads is judged when it is used.
  validateSearch: ({ modo, next }: Record<string, unknown>): AuthSearch => ({
    ...((modo === 'registro' || modo === 'recuperar') && { modo }),
    ...(typeof next === 'string' && { next }),
  }),
  staticData: { title: 'Ingresar', footer: true, description: 'Entrá a tu cuenta o creala gratis.' },
});

const confirmEmail = createRoute({
  getParentRoute: () => root,
  path: '/verificar-correo',
  component: lazyPage(
    'readingPage',
    async () => (await import('../features/identity/letters/confirm-email-page.tsx')).ConfirmEmailPage,
  ),
  staticData: { title: 'Confirmá tu correo' },
});

const reclaim = createRoute({
  getParentRoute: () => root,
  path: '/recuperar-acceso',
  component: lazyPage(
    'readingPage',
    async () => (await import('../features/identity/letters/reclaim-page.tsx')).ReclaimPage,
  ),
  staticData: { title: 'Recuperá el acceso' },
});

const alarm = createRoute({
  getParentRoute: () => root,
  path: '/alarma',
  component: lazyPage('readingPage', async () => (await import('../features/plans/alarm/alarm-page.tsx')).AlarmPage),
  staticData: { title: 'Pará y pedí ayuda', urgent: true },
});

const STEPS = [1, 2, 3, 4, 'plan'] as const;

const generatePlan = createRoute({
  getParentRoute: () => root,
  path: '/generar-plan',
  validateSearch: ({ paso }: Record<string, unknown>): GeneratePlanSearch => {
    const step = STEPS.find((each) => each === paso);
    return step === undefined ? {} : { paso: step };
  },
  component: lazyPage(
    'gatedPage',
    async () => (await import('../features/plans/generate-plan-page.tsx')).GeneratePlanPage,
  ),
  staticData: {
    title: 'Generar plan',
    description: 'Contanos cómo sos y armá tu plan, con y sin química, con el riesgo y la fuente de cada número.',
  },
});

const myPlans = createRoute({
  getParentRoute: () => root,
  path: '/mis-planes',
  component: lazyPage('personalPage', async () => (await import('../features/plans/my-plans-page.tsx')).MyPlansPage),
  staticData: { title: 'Mis planes' },
});

const plan = createRoute({
  getParentRoute: () => root,
  path: '/mis-planes/$id',
  component: lazyPage('personalPage', async () => (await import('../features/plans/plan-page.tsx')).PlanPage),
  staticData: { title: 'Tu plan' },
});

const clinicianSheet = createRoute({
  getParentRoute: () => root,
  path: '/mis-planes/$id/ficha-clinica',
  component: lazyPage(
    'personalPage',
    async () => (await import('../features/plans/clinician/clinician-page.tsx')).ClinicianPage,
  ),
  staticData: { title: 'Ficha para tu médico' },
});

const myAccount = createRoute({
  getParentRoute: () => root,
  path: '/mi-cuenta',
  component: lazyPage('personalPage', async () => (await import('./my-account-page.tsx')).MyAccountPage),
  staticData: { title: 'Mi Cuenta' },
});

const measures = createRoute({
  getParentRoute: () => root,
  path: '/medidas',
  component: lazyPage('gatedPage', async () => (await import('../features/measures/measures-page.tsx')).MeasuresPage),
  staticData: {
    title: 'Medidas',
    description: 'Anotá tu peso y tus contornos, con o sin señal, y mirá la tendencia.',
  },
});

const prices = createRoute({
  getParentRoute: () => root,
  path: '/membresias',
  component: lazyPage('readingPage', async () => (await import('../features/payments/prices-page.tsx')).PricesPage),
  staticData: {
    title: 'Membresía y precios',
    footer: true,
    description: 'Un solo pago por tres meses, que no se renueva solo. Qué incluye, qué es gratis y cómo se paga.',
  },
});

const checkout = createRoute({
  getParentRoute: () => root,
  path: '/suscripcion',
  validateSearch: ({ cupon }: Record<string, unknown>): { cupon?: string } =>
    // a code of digits alone arrives as a number
    typeof cupon === 'string' || typeof cupon === 'number' ? { cupon: String(cupon) } : {},
  component: lazyPage(
    'personalPage',
    async () => (await import('../features/payments/checkout-page.tsx')).CheckoutPage,
  ),
  staticData: { title: 'Activá tu membresía premium' },
});

const paymentPage = lazyPage(
  'readingPage',
  async () => (await import('../features/payments/payment-page.tsx')).PaymentPage,
);
const callback = createRoute({
  getParentRoute: () => root,
  path: '/callback',
  component: paymentPage,
  staticData: { title: 'Tu pago' },
});
const payment = createRoute({
  getParentRoute: () => root,
  path: '/payment/$',
  component: paymentPage,
  staticData: { title: 'Tu pago' },
});

const activated = createRoute({
  getParentRoute: () => root,
  path: '/membership-activated',
  component: lazyPage(
    'readingPage',
    async () => (await import('../features/payments/activated-page.tsx')).ActivatedPage,
  ),
  staticData: { title: 'Membresía activada' },
});

const regret = createRoute({
  getParentRoute: () => root,
  path: '/arrepentimiento',
  component: lazyPage('readingPage', async () => (await import('../features/payments/withdrawal-page.tsx')).RegretPage),
  staticData: {
    title: 'Botón de arrepentimiento',
    footer: true,
    description: 'Diez días para arrepentirte de la compra, sin explicar por qué y sin iniciar sesión.',
  },
});

const cancellation = createRoute({
  getParentRoute: () => root,
  path: '/baja',
  component: lazyPage(
    'readingPage',
    async () => (await import('../features/payments/withdrawal-page.tsx')).CancellationPage,
  ),
  staticData: { title: 'Botón de baja', footer: true, description: 'Pedí la baja del servicio sin iniciar sesión.' },
});

const verifyReceipt = createRoute({
  getParentRoute: () => root,
  path: '/verificar-recibo',
  component: lazyPage(
    'readingPage',
    async () => (await import('../features/payments/receipt/verify-receipt-page.tsx')).VerifyReceiptPage,
  ),
  staticData: {
    title: 'Verificar un recibo',
    footer: true,
    description: 'Comprobá si un recibo de Forja es auténtico, en tu dispositivo y también sin conexión.',
  },
});

// Their titles say nothing on the tab: for most people these pages are not there.
const pendingPayments = createRoute({
  getParentRoute: () => root,
  path: '/admin/pagos-pendientes',
  component: lazyPage(
    'adminPage',
    async () => (await import('../features/admin/pending-payments-page.tsx')).PendingPaymentsPage,
  ),
});

const reconciliation = createRoute({
  getParentRoute: () => root,
  path: '/admin/conciliacion',
  component: lazyPage(
    'adminPage',
    async () => (await import('../features/admin/reconciliation-page.tsx')).ReconciliationPage,
  ),
});

const foundPayments = createRoute({
  getParentRoute: () => root,
  path: '/admin/pagos',
  validateSearch: ({ pago }: Record<string, unknown>): { pago?: string } => (typeof pago === 'string' ? { pago } : {}),
  component: lazyPage(
    'adminPage',
    async () => (await import('../features/admin/find-payments-page.tsx')).FindPaymentsPage,
  ),
});

const withdrawals = createRoute({
  getParentRoute: () => root,
  path: '/admin/solicitudes',
  component: lazyPage(
    'adminPage',
    async () => (await import('../features/admin/withdrawals-page.tsx')).WithdrawalsPage,
  ),
});

// The whole branch is dropped from a production build.
const gallery =
  import.meta.env.DEV || import.meta.env.VITE_GALLERY === '1'
    ? [
        createRoute({
          getParentRoute: () => root,
          path: '/galeria',
          component: lazyRouteComponent(() => import('../design/gallery/gallery-page.tsx'), 'GalleryPage'),
          staticData: { title: 'Galería' },
        }),
      ]
    : [];

export const routeTree = root.addChildren([
  landing,
  terms,
  privacy,
  auth,
  confirmEmail,
  reclaim,
  generatePlan,
  alarm,
  myPlans,
  plan,
  clinicianSheet,
  myAccount,
  measures,
  prices,
  checkout,
  callback,
  payment,
  activated,
  regret,
  cancellation,
  verifyReceipt,
  pendingPayments,
  foundPayments,
  reconciliation,
  withdrawals,
  ...gallery,
]);
