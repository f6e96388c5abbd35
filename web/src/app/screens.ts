import { adminScreens } from './admin-screens.ts';
import { arrivalScreens } from './arrival-screens.ts';
import { calculatorScreens } from './calculator-screens.ts';
import { pageInColumn, wholePage } from '../shared/pages/page-loaders.tsx';
import type { Screen } from './screen-fields.ts';
import { trainingScreens } from './training-screens.ts';
import {
  iconBook,
  iconClipboardHeart,
  iconClipboardText,
  iconCrown,
  iconHome,
  iconPlus,
  iconRuler,
  iconUser,
  iconUsers,
} from '../design/icon-paths.ts';

const partnersPage = {
  title: 'Trabajá con Nosotros',
  page: pageInColumn(() => import('../features/partners/partners-page.tsx'), 'PartnersPage'),
  access: 'public',
} as const;

export const screens = [
  {
    path: '/',
    title: 'Inicio',
    page: pageInColumn(() => import('./home/account-home.tsx'), 'AccountHome'),
    access: 'public',
    document: {
      title: 'Ningún número sin fuente',
      page: wholePage(() => import('../site/landing-page.tsx'), 'LandingPage'),
      description:
        'Planes de entrenamiento, nutrición y suplementación armados con tus datos, con la fuente de cada número.',
      footer: true,
    },
    offline: { name: 'Inicio' },
    menus: { icon: iconHome, thumb: { order: 1, label: 'Inicio' } },
  },
  {
    path: '/generar-plan',
    title: 'Generar plan',
    page: pageInColumn(
      () => import('../features/plans/pages/generate-plan-page.tsx'),
      'GeneratePlanPage',
    ),
    access: 'gated',
    document: {
      description:
        'Contanos cómo sos y armá tu plan, con y sin química, con el riesgo y la fuente de cada número.',
    },
    offline: {},
    menus: {
      icon: iconPlus,
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
    page: pageInColumn(() => import('../features/plans/alarm/alarm-page.tsx'), 'AlarmPage'),
    access: 'public',
    document: {
      noindex: true,
    },
    calm: 'urgent',
    offline: { name: 'Qué hacer ante una alarma' },
    menus: { footer: { order: 2, label: 'Qué hacer ante una alarma' } },
  },
  {
    path: '/controles',
    title: 'Calendario de controles',
    page: pageInColumn(() => import('../features/plans/care/check-ups-page.tsx'), 'CheckUpsPage'),
    access: 'public',
    document: {
      description:
        'Qué análisis y controles hacer antes, durante y después de usar, con qué resultado consultar o parar, y tus fechas para la agenda.',
      footer: true,
    },
    offline: {},
    menus: { footer: { order: 2 } },
  },
  {
    path: '/dejar-de-usar',
    title: 'Dejar de usar',
    page: pageInColumn(() => import('../features/plans/care/stopping-page.tsx'), 'StoppingPage'),
    access: 'public',
    document: {
      description:
        'Qué esperar al dejar anabólicos y otras sustancias, a quién ver y qué señales no pueden esperar, con la fuente de cada frase.',
      footer: true,
    },
    calm: 'fully',
    offline: {},
    menus: { footer: { order: 2 } },
  },
  {
    path: '/mis-planes',
    title: 'Mis planes',
    page: pageInColumn(() => import('../features/plans/pages/my-plans-page.tsx'), 'MyPlansPage'),
    access: 'personal',
    offline: {},
    menus: {
      icon: iconClipboardText,
      header: { order: 3 },
      tools: { order: 2 },
      thumb: { order: 4 },
    },
  },
  {
    path: '/mis-planes/$id',
    title: 'Tu plan',
    page: pageInColumn(() => import('../features/plans/pages/plan-page.tsx'), 'PlanPage'),
    access: 'personal',
    offline: { example: '/mis-planes/0' },
  },
  {
    path: '/mis-planes/$id/ficha-clinica',
    title: 'Ficha para tu médico',
    page: pageInColumn(
      () => import('../features/plans/clinician/clinician-page.tsx'),
      'ClinicianPage',
    ),
    access: 'personal',
    offline: { example: '/mis-planes/0/ficha-clinica' },
  },
  {
    path: '/glosario',
    title: 'Glosario de compuestos',
    page: pageInColumn(() => import('../features/glossary/glossary-page.tsx'), 'GlossaryPage'),
    access: 'gated',
    document: {
      description:
        'Qué es cada compuesto, qué daño se vio, qué controlar y qué no se sabe, con la fuente de cada frase.',
      footer: true,
    },
    offline: { name: 'Glosario' },
    menus: {
      icon: iconBook,
      header: { order: 2, label: 'Glosario' },
      tools: { order: 3, label: 'Glosario' },
      footer: { order: 2, label: 'Glosario' },
    },
  },
  {
    path: '/glosario/$slug',
    title: 'Glosario de compuestos',
    page: pageInColumn(() => import('../features/glossary/compound-page.tsx'), 'CompoundPage'),
    access: 'gated',
    document: {
      addresses: async () =>
        (await import('../features/glossary/compound-addresses.ts')).compoundAddresses,
      footer: true,
    },
    offline: { name: 'Entrada del glosario', example: '/glosario/oxandrolona' },
  },
  {
    path: '/medidas',
    title: 'Medidas',
    page: pageInColumn(() => import('./measures-page.tsx'), 'MeasuresPage'),
    access: 'gated',
    document: {
      description: 'Anotá tu peso y tus contornos, con o sin señal, y mirá la tendencia.',
    },
    offline: {},
    menus: { icon: iconRuler, header: { order: 7 }, tools: { order: 7 }, thumb: { order: 5 } },
  },
  {
    path: '/evaluacion-integral',
    title: 'Evaluación integral',
    page: pageInColumn(
      () => import('../features/evaluation/evaluation-page.tsx'),
      'EvaluationPage',
    ),
    access: 'personal',
    offline: {},
    menus: {
      icon: iconClipboardHeart,
      header: { order: 8, label: 'Evaluación', badge: 'GRATIS' },
      tools: { order: 4, label: 'Evaluación', badge: 'GRATIS' },
    },
  },
  ...calculatorScreens,
  ...trainingScreens,
  {
    path: '/mi-cuenta',
    title: 'Mi Cuenta',
    page: pageInColumn(() => import('./my-account/my-account-page.tsx'), 'MyAccountPage'),
    access: 'personal',
    offline: {},
    menus: { icon: iconUser, account: { order: 1 } },
  },
  {
    path: '/membresias',
    title: 'Membresía y precios',
    page: wholePage(() => import('../site/prices-page.tsx'), 'PricesPage'),
    access: 'public',
    document: {
      description:
        'Un solo pago, que no se renueva solo. Qué incluye, qué es gratis y cómo se paga.',
      footer: true,
    },
    offline: {},
    menus: {
      icon: iconCrown,
      visitor: { order: 2, label: 'Precios' },
      footer: { order: 2, label: 'Precios' },
    },
  },
  {
    ...partnersPage,
    path: '/trabaja-con-nosotros',
    document: {
      description:
        'Si entrenás gente, tenés un gimnasio o hablás de entrenamiento en tus redes, contanos qué hacés.',
      footer: true,
    },
    menus: { icon: iconUsers, visitor: { order: 3 }, account: { order: 2 }, footer: { order: 2 } },
  },
  {
    ...partnersPage,
    path: '/work-with-us',
    document: { canonical: '/trabaja-con-nosotros', footer: true },
  },
  {
    path: '/suscripcion',
    title: 'Activá tu membresía premium',
    page: pageInColumn(
      () => import('../features/payments/checkout/checkout-page.tsx'),
      'CheckoutPage',
    ),
    access: 'personal',
    calm: 'fully',
  },
  {
    path: '/promo',
    title: 'Membresía con cupón',
    page: pageInColumn(() => import('../features/payments/offer/promo-page.tsx'), 'PromoPage'),
    access: 'public',
    document: {
      description: 'El precio de la membresía con el descuento del cupón que te mandaron.',
      footer: true,
      noindex: true,
    },
  },
  ...arrivalScreens,
  {
    path: '/verificar-recibo',
    title: 'Verificar un recibo',
    page: pageInColumn(
      () => import('../features/payments/receipt/verify-receipt-page.tsx'),
      'VerifyReceiptPage',
    ),
    access: 'public',
    document: {
      description:
        'Comprobá si un recibo de Forja es auténtico, en tu dispositivo y también sin conexión.',
      footer: true,
    },
    offline: {},
    menus: { footer: { order: 5 } },
  },
  {
    path: '/arrepentimiento',
    title: 'Botón de arrepentimiento',
    page: wholePage(() => import('../site/withdrawal-page.tsx'), 'RegretPage'),
    access: 'public',
    document: {
      description:
        'Diez días para arrepentirte de la compra, sin explicar por qué y sin iniciar sesión.',
      footer: true,
    },
    menus: { footer: { order: 3 } },
  },
  {
    path: '/baja',
    title: 'Botón de baja',
    page: wholePage(() => import('../site/withdrawal-page.tsx'), 'CancellationPage'),
    access: 'public',
    document: {
      description: 'Pedí la baja del servicio sin iniciar sesión.',
      footer: true,
    },
    menus: { footer: { order: 4 } },
  },
  {
    path: '/terminos',
    title: 'Términos',
    page: wholePage(() => import('../site/terms-page.tsx'), 'TermsPage'),
    access: 'public',
    document: {
      description: 'Qué es Forja, qué no es, y qué acordamos cuando creás una cuenta.',
      footer: true,
    },
    offline: {},
    menus: { footer: { order: 6 } },
  },
  {
    path: '/privacidad',
    title: 'Privacidad',
    page: wholePage(() => import('../site/privacy-page.tsx'), 'PrivacyPage'),
    access: 'public',
    document: {
      description: 'Qué datos guarda Forja, para qué, y cómo los llevás o los borrás.',
      footer: true,
    },
    offline: {},
    menus: { footer: { order: 7 } },
  },
  {
    path: '/fuentes',
    title: 'Fuentes',
    page: wholePage(() => import('../features/evidence/sources-page.tsx'), 'SourcesPage'),
    access: 'public',
    document: {
      description:
        'Todos los estudios, guías y prospectos que usa Forja, con su enlace, su fuerza y qué respalda cada uno.',
      footer: true,
    },
    offline: {},
    menus: { footer: { order: 8 } },
  },
  {
    path: '/metodo',
    title: 'Cómo calculamos',
    page: wholePage(() => import('../features/evidence/method-page.tsx'), 'MethodPage'),
    access: 'public',
    document: {
      description:
        'Las fórmulas y las reglas con las que Forja arma un plan, quién responde por cada una y sus fuentes.',
      footer: true,
    },
    offline: {},
    menus: { footer: { order: 9 } },
  },
  ...adminScreens,
] as const satisfies readonly Screen[];

export const screenRows: readonly Screen[] = [...screens];

export type ScreenPath = (typeof screens)[number]['path'];
export type PlainPath = Exclude<ScreenPath, `${string}$${string}`>;
