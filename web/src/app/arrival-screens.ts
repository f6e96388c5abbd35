import { pageInColumn, wholePage } from '../shared/pages/page-loaders.tsx';
import type { Screen } from './screen-fields.ts';

/** The page has two addresses. */
const paymentPage = {
  title: 'Tu pago',
  page: pageInColumn(() => import('../features/payments/return/payment-page.tsx'), 'PaymentPage'),
  access: 'arrival',
  calm: 'fully',
} as const;

export const arrivalScreens = [
  {
    path: '/abrir',
    title: 'Abrir en tu navegador',
    page: pageInColumn(() => import('./open-in-browser-page.tsx'), 'OpenInBrowserPage'),
    access: 'public',
    document: { noindex: true },
    calm: 'noWindow',
  },
  { ...paymentPage, path: '/callback' },
  { ...paymentPage, path: '/payment/$' },
  {
    path: '/membership-activated',
    title: 'Membresía activada',
    page: pageInColumn(() => import('./activated-page.tsx'), 'ActivatedPage'),
    access: 'arrival',
    calm: 'fully',
  },
  {
    path: '/auth',
    title: 'Ingresar',
    page: wholePage(() => import('../features/identity/sign-in/auth-page.tsx'), 'AuthPage'),
    access: 'public',
    document: {
      description: 'Entrá a tu cuenta o creala gratis.',
      shared: {
        title: 'Creá tu cuenta gratis',
        description: 'Planes armados con tus datos, con la fuente de cada número.',
      },
      queries: ['modo=registro', 'modo=recuperar'],
      footer: true,
    },
    calm: 'noWindow',
    offline: {},
  },
  {
    path: '/verificar-correo',
    title: 'Confirmá tu correo',
    page: pageInColumn(
      () => import('../features/identity/email-links/confirm-email-page.tsx'),
      'ConfirmEmailPage',
    ),
    access: 'arrival',
    calm: 'noWindow',
  },
  {
    path: '/recuperar-acceso',
    title: 'Recuperá el acceso',
    page: pageInColumn(
      () => import('../features/identity/email-links/reclaim-page.tsx'),
      'ReclaimPage',
    ),
    access: 'arrival',
    calm: 'noWindow',
  },
  {
    path: '/cartas',
    title: 'Cartas de Forja',
    page: pageInColumn(() => import('../features/announcements/letters-page.tsx'), 'LettersPage'),
    access: 'arrival',
    calm: 'noWindow',
  },
] as const satisfies readonly Screen[];
