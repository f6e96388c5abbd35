import type { Screen } from './screen-fields.ts';

/** The screens of who runs the site, as a part of the table of all of them. */
export const adminScreens = [
  {
    path: '/admin',
    title: 'Administración',
    page: 'features/admin/desk/overview-page.tsx#OverviewPage',
    frame: 'adminPage',
  },
  {
    path: '/admin/tabla/$tabla',
    title: 'Tablas de administración',
    page: 'features/admin/desk/admin-table-page.tsx#AdminTablePage',
    frame: 'adminPage',
  },
  {
    path: '/admin/persona/$id',
    title: 'Una persona',
    page: 'features/admin/desk/person-page.tsx#PersonPage',
    frame: 'adminPage',
  },
  {
    path: '/admin/postulacion/$id',
    title: 'Una postulación',
    page: 'features/admin/desk/partner-page.tsx#PartnerPage',
    frame: 'adminPage',
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
    page: 'features/admin/found/find-payments-page.tsx#FindPaymentsPage',
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
  {
    path: '/admin/avisos',
    title: 'Avisos y cartas',
    page: 'features/admin/announcements/announcements-page.tsx#AnnouncementsPage',
    frame: 'adminPage',
  },
] as const satisfies readonly Screen[];
