import { pageInColumn } from '../shared/pages/page-loaders.tsx';
import type { Screen } from './screen-fields.ts';

export const adminScreens = [
  {
    path: '/admin',
    title: 'Administración',
    page: pageInColumn(() => import('../features/admin/desk/overview-page.tsx'), 'OverviewPage'),
    access: 'admin',
  },
  {
    path: '/admin/tabla/$tabla',
    title: 'Tablas de administración',
    page: pageInColumn(
      () => import('../features/admin/desk/admin-table-page.tsx'),
      'AdminTablePage',
    ),
    access: 'admin',
  },
  {
    path: '/admin/persona/$id',
    title: 'Una persona',
    page: pageInColumn(() => import('../features/admin/desk/person-page.tsx'), 'PersonPage'),
    access: 'admin',
  },
  {
    path: '/admin/postulacion/$id',
    title: 'Una postulación',
    page: pageInColumn(() => import('../features/admin/desk/partner-page.tsx'), 'PartnerPage'),
    access: 'admin',
  },
  {
    path: '/admin/pagos-pendientes',
    title: 'Pagos pendientes',
    page: pageInColumn(
      () => import('../features/admin/pending-payments-page.tsx'),
      'PendingPaymentsPage',
    ),
    access: 'admin',
  },
  {
    path: '/admin/pagos',
    title: 'Buscar un pago',
    page: pageInColumn(
      () => import('../features/admin/found/find-payments-page.tsx'),
      'FindPaymentsPage',
    ),
    access: 'admin',
  },
  {
    path: '/admin/solicitudes',
    title: 'Arrepentimientos y bajas',
    page: pageInColumn(() => import('../features/admin/withdrawals-page.tsx'), 'WithdrawalsPage'),
    access: 'admin',
  },
  {
    path: '/admin/conciliacion',
    title: 'Conciliación',
    page: pageInColumn(
      () => import('../features/admin/reconciliation-page.tsx'),
      'ReconciliationPage',
    ),
    access: 'admin',
  },
  {
    path: '/admin/avisos',
    title: 'Avisos y cartas',
    page: pageInColumn(
      () => import('../features/admin/announcements/announcements-page.tsx'),
      'AnnouncementsPage',
    ),
    access: 'admin',
  },
] as const satisfies readonly Screen[];
