import { ADMIN_TABLES, type AdminTable } from '@forja/contract/admin/admin-tables';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { EmptyState } from '../../../design/feedback/empty-state.tsx';
import { ErrorState } from '../../../design/feedback/error-state.tsx';
import { CardSkeleton } from '../../../design/feedback/skeleton.tsx';
import { integer } from '../../../design/format.ts';
import { DataTable } from '../../../design/layout/data-table.tsx';
import { readableError } from '../../../shared/http/readable-error.ts';
import { AdminNav } from '../admin-nav.tsx';
import { adminMessages } from '../admin.messages.ts';
import * as styles from '../admin.module.css';
import { ReasonDialog } from '../reason-dialog.tsx';
import { CouponActions } from './coupon-actions.tsx';
import { deskMessages } from './desk.messages.ts';
import { PriceActions } from '../prices/price-actions.tsx';
import { type TableQuery, tableQuery, useDownloadTable } from './desk.queries.ts';
import { TableControls } from './table-controls.tsx';
import { creditActionsColumn, toColumns } from './to-columns.tsx';

const { table: words } = deskMessages;

export function AdminTablePage() {
  const { tabla = '' } = useParams({ strict: false });
  const table = ADMIN_TABLES.find((each) => each === tabla);
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{table === undefined ? words.unknown : adminMessages.tables[table]}</h1>
      <AdminNav />
      {table === 'coupons' && <CouponActions />}
      {table === 'prices' && <PriceActions />}
      {table !== undefined && <TableView key={table} table={table} />}
    </div>
  );
}

function TableView({ table }: { table: AdminTable }) {
  const [query, setQuery] = useState<TableQuery>({});
  const result = useQuery(tableQuery(table, query));
  const download = useDownloadTable(table, query);
  const [isDownloading, setIsDownloading] = useState(false);
  const { data } = result;
  const page = Number(query.page ?? 1);
  const pages = data ? Math.max(1, Math.ceil(data.total / data.pageSize)) : 1;

  return (
    <>
      {data && (
        <TableControls
          columns={data.columns}
          filters={data.filters}
          query={query}
          onChange={(changes) => setQuery({ ...query, ...changes, page: undefined })}
        />
      )}
      {result.isPending && <CardSkeleton message={words.loading} />}
      {result.isError && (
        <ErrorState
          title={words.failed}
          advice={readableError(result.error)}
          actions={<Button onClick={() => void result.refetch()}>{adminMessages.retry}</Button>}
        />
      )}
      {data?.rows.length === 0 && <EmptyState title={words.empty}>{words.emptyText}</EmptyState>}
      {data && data.rows.length > 0 && (
        <DataTable
          caption={adminMessages.tables[table]}
          columns={[
            ...toColumns(table, data.columns),
            ...(table === 'credits' ? [creditActionsColumn(data.columns)] : []),
          ]}
          rows={data.rows}
          rowKey={({ id }) => id}
          stack
        />
      )}
      {data && (
        <nav className={styles.actions} aria-label={words.pages}>
          <p role="status">
            {(data.hasMore ? words.moreThanPages : words.page)(page, pages, integer(data.total))}
          </p>
          <Button
            variant="outline"
            disabled={page <= 1}
            onClick={() => setQuery({ ...query, page: String(page - 1) })}
          >
            {words.previous}
          </Button>
          <Button
            variant="outline"
            disabled={page >= pages}
            onClick={() => setQuery({ ...query, page: String(page + 1) })}
          >
            {words.next}
          </Button>
          <Button variant="secondary" onClick={() => setIsDownloading(true)}>
            {words.download}
          </Button>
        </nav>
      )}
      {isDownloading && (
        <ReasonDialog
          name="reason"
          draftId={`descarga-${table}`}
          title={words.downloadTitle}
          lead={words.downloadText}
          submitLabel={words.download}
          send={download.mutateAsync}
          success={words.downloaded}
          failure={words.downloadFailed}
          onClose={() => setIsDownloading(false)}
        />
      )}
    </>
  );
}
