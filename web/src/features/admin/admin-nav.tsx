import { ADMIN_TABLES } from '@forja/contract/admin/admin-tables';
import { Link } from '@tanstack/react-router';
import { adminMessages } from './admin.messages.ts';
import * as styles from './admin.module.css';
import { ProofDialog } from './proof/proof-dialog.tsx';

const { nav: words } = adminMessages;

export const AdminNav = () => (
  <>
    <nav aria-label={words.label} className={styles.navigation}>
      <Link to="/admin" activeOptions={{ exact: true }}>
        {adminMessages.overview.title}
      </Link>
      <Link to="/admin/pagos-pendientes">{adminMessages.payments.title}</Link>
      <Link to="/admin/pagos">{adminMessages.search.title}</Link>
      <Link to="/admin/solicitudes">{adminMessages.withdrawals.title}</Link>
      <Link to="/admin/conciliacion">{adminMessages.reconciliation.title}</Link>
      <Link to="/admin/avisos">{adminMessages.announcements.title}</Link>
      {ADMIN_TABLES.map((table) => (
        <Link key={table} to="/admin/tabla/$tabla" params={{ tabla: table }}>
          {adminMessages.tables[table]}
        </Link>
      ))}
    </nav>
    <ProofDialog />
  </>
);
