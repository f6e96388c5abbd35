import type { Screen } from './screen-fields.ts';

/** The screens that a link, a payment or a refusal leads to, as a part of the table of all of them. */
export const arrivalScreens = [
  {
    path: '/abrir',
    title: 'Abrir en tu navegador',
    page: 'app/open-in-browser-page.tsx#OpenInBrowserPage',
    frame: 'readingPage',
    noindex: true,
    undisturbed: 'noWindow',
  },
  {
    path: '/callback',
    title: 'Tu pago',
    page: 'features/payments/return/payment-page.tsx#PaymentPage',
    frame: 'readingPage',
    noindex: true,
    undisturbed: 'fully',
  },
  {
    path: '/payment/$',
    title: 'Tu pago',
    page: 'features/payments/return/payment-page.tsx#PaymentPage',
    frame: 'readingPage',
    noindex: true,
    undisturbed: 'fully',
  },
  {
    path: '/membership-activated',
    title: 'Membresía activada',
    page: 'app/activated-page.tsx#ActivatedPage',
    frame: 'readingPage',
    noindex: true,
    undisturbed: 'fully',
  },
  {
    path: '/auth',
    title: 'Ingresar',
    description: 'Entrá a tu cuenta o creala gratis.',
    // Here leads the link with which a person invites another.
    shared: {
      title: 'Creá tu cuenta gratis',
      description: 'Planes armados con tus datos, con la fuente de cada número.',
    },
    page: 'features/identity/sign-in/auth-page.tsx#AuthPage',
    frame: 'bare',
    offline: {},
    prerendered: 'whole',
    documentQueries: ['modo=registro', 'modo=recuperar'],
    firstParameters: ['modo'],
    laterParts: [
      'features/identity/sign-in/auth-forms.tsx',
      'features/identity/recovery/recovery-steps.tsx',
    ],
    footer: true,
    undisturbed: 'noWindow',
  },
  {
    path: '/verificar-correo',
    title: 'Confirmá tu correo',
    page: 'features/identity/email-links/confirm-email-page.tsx#ConfirmEmailPage',
    frame: 'readingPage',
    noindex: true,
    undisturbed: 'noWindow',
  },
  {
    path: '/recuperar-acceso',
    title: 'Recuperá el acceso',
    page: 'features/identity/email-links/reclaim-page.tsx#ReclaimPage',
    frame: 'readingPage',
    noindex: true,
    undisturbed: 'noWindow',
  },
  {
    path: '/cartas',
    title: 'Cartas de Forja',
    page: 'features/announcements/letters-page.tsx#LettersPage',
    frame: 'readingPage',
    noindex: true,
    undisturbed: 'noWindow',
  },
] as const satisfies readonly Screen[];
