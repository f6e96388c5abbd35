import { compoundAddresses } from '../features/glossary/compound-addresses.ts';
import type { MenuName, ScreenAddress } from './screen-fields.ts';
import {
  iconBarbell,
  iconBook,
  iconClipboardText,
  iconCrown,
  iconHome,
  iconRuler,
  iconUser,
  iconUsers,
} from '../design/icon-paths.ts';

/**
 * What surrounds a screen, and who may open it:
 * `bare` and `readingPage` are public; a visitor reads a `gatedPage` and an account uses it; a `gatedTextPage` is the
 * same, and can be read before its code is here;
 * a `personalPage` asks a visitor to sign in; an `adminPage` is not there for anybody else.
 */
export type Frame =
  | 'bare'
  | 'readingPage'
  | 'gatedPage'
  | 'gatedTextPage'
  | 'personalPage'
  | 'adminPage';

export type Screen = {
  path: string;
  /** On the tab of the browser, before the name of the product. */
  title: string;
  /** For whoever has an account here, where they find another page. */
  accountTitle?: string;
  /** For search engines. */
  description?: string;
  /** The address of the same page that search engines list in the place of this one. */
  canonical?: string;
  /** What a link to it shows in a message, where it is not the title and the description. */
  shared?: { title: string; description: string };
  /** Every address of a path with parameters, where they are known at build: no other one exists. */
  addresses?: readonly ScreenAddress[];
  /** The module of the page under `web/src`, and the component that it exports. */
  page: `${string}-page.tsx#${string}Page`;
  frame: Frame;
  /** It opens without signal. `name` where people call it something else than its title; `example`: an address of it, where the path has parameters. */
  offline?: { name?: string; example?: string };
  /** The build writes its whole document; one that the app draws again, because it has what changes by itself (a date); or the frame of every page, with a head of its own. */
  prerendered?: 'whole' | 'picture' | 'shell';
  /** Keys of the storage of the device: with one of them the page may be another one than in its document, and the app draws it again. */
  drawnAgainWith?: readonly string[];
  /** Modules of what is in the prerendered document and gets its code after the first screen: its styles go in the head. */
  laterParts?: readonly string[];
  icon?: string;
  /** Where a link to it is, by `order`; the text is the title when there is no other. */
  menus?: Partial<Record<MenuName, { order: number; label?: string }>>;
  /** Ends with the footer of the site. */
  footer?: true;
  /** Read at once: nothing stands before it. */
  urgent?: true;
  /** `fully`: a person pays or asks for help there, and is invited to nothing. `noWindow`: they are entering, and no window stands before them. */
  undisturbed?: 'fully' | 'noWindow';
  /** Of no use to whoever comes from a search: where links of emails and payments lead, and the screen for an emergency. */
  noindex?: true;
};

/** It has two addresses. */
const partnersPage = {
  title: 'Trabajá con Nosotros',
  page: 'features/partners/partners-page.tsx#PartnersPage',
  frame: 'readingPage',
  prerendered: 'whole',
  footer: true,
} as const;

/** Every screen of the web, once. Routes, menus, what opens offline, what is prerendered and the sitemap come from here. */
export const screens = [
  {
    path: '/',
    title: 'Ningún número sin fuente',
    accountTitle: 'Inicio',
    description:
      'Planes de entrenamiento, nutrición y suplementación armados con tus datos, con la fuente de cada número.',
    page: 'site/landing-page.tsx#LandingPage',
    frame: 'bare',
    offline: { name: 'Inicio' },
    prerendered: 'whole',
    drawnAgainWith: ['forja-auth-persisted'],
    laterParts: ['site/landing/example-card.tsx', 'site/landing/landing-rest.tsx'],
    icon: iconHome,
    menus: { thumb: { order: 1, label: 'Inicio' } },
    footer: true,
  },
  {
    path: '/generar-plan',
    title: 'Generar plan',
    description:
      'Contanos cómo sos y armá tu plan, con y sin química, con el riesgo y la fuente de cada número.',
    page: 'features/plans/pages/generate-plan-page.tsx#GeneratePlanPage',
    frame: 'gatedPage',
    offline: {},
    prerendered: 'whole',
    drawnAgainWith: ['forja-user-id', 'forja-borrador-plan'],
    icon: iconBarbell,
    menus: {
      visitor: { order: 1, label: 'Planes avanzados con y sin química' },
      header: { order: 1 },
      tools: { order: 1 },
      thumb: { order: 2 },
      footer: { order: 1, label: 'Planes avanzados con y sin química' },
    },
  },
  {
    path: '/alarma',
    title: 'Pará y pedí ayuda',
    page: 'features/plans/alarm/alarm-page.tsx#AlarmPage',
    frame: 'readingPage',
    offline: { name: 'Qué hacer ante una alarma' },
    prerendered: 'whole',
    urgent: true,
    noindex: true,
    undisturbed: 'fully',
  },
  {
    path: '/controles',
    title: 'Calendario de controles',
    description:
      'Qué análisis y controles hacer antes, durante y después de usar, con qué resultado consultar o parar, y tus fechas para la agenda.',
    page: 'features/plans/care/check-ups-page.tsx#CheckUpsPage',
    frame: 'readingPage',
    offline: {},
    prerendered: 'whole',
    footer: true,
  },
  {
    path: '/dejar-de-usar',
    title: 'Dejar de usar',
    description:
      'Qué esperar al dejar anabólicos y otras sustancias, a quién ver y qué señales no pueden esperar, con la fuente de cada frase.',
    page: 'features/plans/care/stopping-page.tsx#StoppingPage',
    frame: 'readingPage',
    offline: {},
    prerendered: 'whole',
    footer: true,
    undisturbed: 'fully',
  },
  {
    path: '/mis-planes',
    title: 'Mis planes',
    page: 'features/plans/pages/my-plans-page.tsx#MyPlansPage',
    frame: 'personalPage',
    offline: {},
    prerendered: 'whole',
    icon: iconClipboardText,
    menus: { header: { order: 3 }, tools: { order: 2 }, thumb: { order: 3 } },
  },
  {
    path: '/mis-planes/$id',
    title: 'Tu plan',
    page: 'features/plans/pages/plan-page.tsx#PlanPage',
    frame: 'personalPage',
    offline: { example: '/mis-planes/0' },
  },
  {
    path: '/mis-planes/$id/ficha-clinica',
    title: 'Ficha para tu médico',
    page: 'features/plans/clinician/clinician-page.tsx#ClinicianPage',
    frame: 'personalPage',
    offline: { example: '/mis-planes/0/ficha-clinica' },
  },
  {
    path: '/glosario',
    title: 'Glosario de compuestos',
    description:
      'Qué es cada compuesto, qué daño se vio, qué controlar y qué no se sabe, con la fuente de cada frase.',
    page: 'features/glossary/glossary-page.tsx#GlossaryPage',
    frame: 'gatedTextPage',
    offline: { name: 'Glosario' },
    prerendered: 'whole',
    icon: iconBook,
    menus: {
      header: { order: 2, label: 'Glosario' },
      tools: { order: 3, label: 'Glosario' },
      footer: { order: 2, label: 'Glosario' },
    },
    footer: true,
  },
  {
    path: '/glosario/$slug',
    title: 'Glosario de compuestos',
    addresses: compoundAddresses,
    page: 'features/glossary/compound-page.tsx#CompoundPage',
    frame: 'gatedTextPage',
    offline: { name: 'Entrada del glosario', example: '/glosario/oxandrolona' },
    prerendered: 'whole',
    footer: true,
  },
  {
    path: '/medidas',
    title: 'Medidas',
    description: 'Anotá tu peso y tus contornos, con o sin señal, y mirá la tendencia.',
    page: 'features/measures/measures-page.tsx#MeasuresPage',
    frame: 'gatedPage',
    offline: {},
    prerendered: 'picture',
    icon: iconRuler,
    menus: { header: { order: 7 }, tools: { order: 7 }, thumb: { order: 4 } },
  },
  {
    path: '/mi-cuenta',
    title: 'Mi Cuenta',
    page: 'app/my-account-page.tsx#MyAccountPage',
    frame: 'personalPage',
    offline: {},
    icon: iconUser,
    menus: { account: { order: 1 } },
  },
  {
    path: '/membresias',
    title: 'Membresía y precios',
    description:
      'Un solo pago por tres meses, que no se renueva solo. Qué incluye, qué es gratis y cómo se paga.',
    page: 'features/payments/offer/prices-page.tsx#PricesPage',
    frame: 'readingPage',
    offline: {},
    prerendered: 'whole',
    drawnAgainWith: ['forja-user-id'],
    icon: iconCrown,
    menus: { visitor: { order: 2, label: 'Precios' }, footer: { order: 2, label: 'Precios' } },
    footer: true,
  },
  {
    ...partnersPage,
    path: '/trabaja-con-nosotros',
    description:
      'Si entrenás gente, tenés un gimnasio o hablás de entrenamiento en tus redes, contanos qué hacés.',
    icon: iconUsers,
    menus: { visitor: { order: 3 }, account: { order: 2 }, footer: { order: 2 } },
  },
  { ...partnersPage, path: '/work-with-us', canonical: '/trabaja-con-nosotros' },
  {
    path: '/suscripcion',
    title: 'Activá tu membresía premium',
    page: 'features/payments/checkout/checkout-page.tsx#CheckoutPage',
    frame: 'personalPage',
    undisturbed: 'fully',
  },
  {
    path: '/promo',
    title: 'Membresía con cupón',
    description: 'El precio de la membresía con el descuento del cupón que te mandaron.',
    page: 'features/payments/offer/promo-page.tsx#PromoPage',
    frame: 'readingPage',
    prerendered: 'shell',
    footer: true,
    noindex: true,
  },
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
    laterParts: ['features/identity/sign-in/auth-forms.tsx'],
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
    path: '/verificar-recibo',
    title: 'Verificar un recibo',
    description:
      'Comprobá si un recibo de Forja es auténtico, en tu dispositivo y también sin conexión.',
    page: 'features/payments/receipt/verify-receipt-page.tsx#VerifyReceiptPage',
    frame: 'readingPage',
    offline: {},
    prerendered: 'shell',
    menus: { footer: { order: 5 } },
    footer: true,
  },
  {
    path: '/arrepentimiento',
    title: 'Botón de arrepentimiento',
    description:
      'Diez días para arrepentirte de la compra, sin explicar por qué y sin iniciar sesión.',
    page: 'features/payments/withdrawal/withdrawal-page.tsx#RegretPage',
    frame: 'readingPage',
    prerendered: 'whole',
    menus: { footer: { order: 3 } },
    footer: true,
  },
  {
    path: '/baja',
    title: 'Botón de baja',
    description: 'Pedí la baja del servicio sin iniciar sesión.',
    page: 'features/payments/withdrawal/withdrawal-page.tsx#CancellationPage',
    frame: 'readingPage',
    prerendered: 'whole',
    menus: { footer: { order: 4 } },
    footer: true,
  },
  {
    path: '/terminos',
    title: 'Términos',
    description: 'Qué es Forja, qué no es, y qué acordamos cuando creás una cuenta.',
    page: 'site/terms-page.tsx#TermsPage',
    frame: 'bare',
    offline: {},
    prerendered: 'whole',
    menus: { footer: { order: 6 } },
    footer: true,
  },
  {
    path: '/privacidad',
    title: 'Privacidad',
    description: 'Qué datos guarda Forja, para qué, y cómo los llevás o los borrás.',
    page: 'site/privacy-page.tsx#PrivacyPage',
    frame: 'bare',
    offline: {},
    prerendered: 'whole',
    menus: { footer: { order: 7 } },
    footer: true,
  },
  {
    path: '/fuentes',
    title: 'Fuentes',
    description:
      'Todos los estudios, guías y prospectos que usa Forja, con su enlace, su fuerza y qué respalda cada uno.',
    page: 'features/evidence/sources-page.tsx#SourcesPage',
    frame: 'bare',
    offline: {},
    prerendered: 'whole',
    laterParts: ['features/evidence/source-list.tsx'],
    menus: { footer: { order: 8 } },
    footer: true,
  },
  {
    path: '/metodo',
    title: 'Cómo calculamos',
    description:
      'Las fórmulas y las reglas con las que Forja arma un plan, quién responde por cada una y sus fuentes.',
    page: 'features/evidence/method-page.tsx#MethodPage',
    frame: 'bare',
    offline: {},
    prerendered: 'whole',
    laterParts: ['features/evidence/rule-list.tsx'],
    menus: { footer: { order: 9 } },
    footer: true,
  },
  {
    path: '/admin/pagos-pendientes',
    title: 'Pagos pendientes',
    page: 'features/admin/pending-payments-page.tsx#PendingPaymentsPage',
    frame: 'adminPage',
  },
  {
    path: '/admin/pagos',
    title: 'Buscar un pago',
    page: 'features/admin/find-payments-page.tsx#FindPaymentsPage',
    frame: 'adminPage',
  },
  {
    path: '/admin/solicitudes',
    title: 'Arrepentimientos y bajas',
    page: 'features/admin/withdrawals-page.tsx#WithdrawalsPage',
    frame: 'adminPage',
  },
  {
    path: '/admin/conciliacion',
    title: 'Conciliación',
    page: 'features/admin/reconciliation-page.tsx#ReconciliationPage',
    frame: 'adminPage',
  },
] as const satisfies readonly Screen[];

export type ScreenPath = (typeof screens)[number]['path'];
/** A link to it needs nothing else. */
export type PlainPath = Exclude<ScreenPath, `${string}$${string}`>;
