import { creditStatusLabels } from '@forja/contract/identity/account-labels';
import type { ReferralSummary } from '@forja/contract/referrals';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../design/actions/button.tsx';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { CardSkeleton } from '../../design/feedback/skeleton.tsx';
import { toast } from '../../design/feedback/toast.ts';
import { integer, moneyDate } from '../../design/format.ts';
import { iconShare } from '../../design/icon-paths.ts';
import { type Column, DataTable } from '../../design/layout/data-table.tsx';
import { StatCell, StatGrid } from '../../design/layout/stat-grid.tsx';
import { money } from '../../design/money.ts';
import { useOnline } from '../../shared/http/use-online.ts';
import { readableError } from '../../shared/http/readable-error.ts';
import { QrCode } from '../../shared/qr/qr-code.tsx';
import { siteSettings } from '../../shared/settings/site-settings.ts';
import { referralMessages as words } from './referrals.messages.ts';
import { referralsQuery } from './referrals.queries.ts';
import * as frameStyles from '../../design/layout/frame.module.css';
import * as textStyles from '../../design/text.module.css';
import * as styles from './referrals.module.css';

export function ReferralsPart() {
  const isOnline = useOnline();
  const summary = useQuery({ ...referralsQuery, staleTime: 0 });
  if (summary.data) return <Link summary={summary.data} />;
  if (!isOnline) return <p className={textStyles.secondary}>{words.offline}</p>;
  if (summary.isPending) return <CardSkeleton plain cells={4} message={words.loading} />;
  return (
    <ErrorState
      level={3}
      title={words.error}
      safe={words.safe}
      advice={readableError(summary.error)}
      actions={<Button onClick={() => void summary.refetch()}>{words.retry}</Button>}
    />
  );
}

function Link({ summary }: { summary: ReferralSummary & { code: string } }) {
  const { code, percent, opened, registered, paid, credits, ledger, invitation } = summary;
  const address = `${window.location.origin}/r/${code}`;
  return (
    <div className={frameStyles.stack}>
      <p>{words.offer(percent)}</p>
      <p>
        <span className={textStyles.label}>{words.link}</span>
        <br />
        <span className={styles.address}>{address}</span>
      </p>
      <div className={styles.actions}>
        {typeof navigator.share === 'function' && (
          <Button variant="secondary" icon={iconShare} onClick={() => void share(address)}>
            {words.share}
          </Button>
        )}
        <Button variant="outline" onClick={() => void copy(address)}>
          {words.copy}
        </Button>
      </div>
      <QrCode text={address} label={words.qr} drawing={words.drawing} failed={words.qrFailed} />
      <StatGrid columns={4}>
        <StatCell label={words.opened} value={integer(opened)} />
        <StatCell label={words.registered} value={integer(registered)} />
        <StatCell label={words.paid} value={integer(paid)} />
        <StatCell label={words.credit} value={creditText(credits)} />
      </StatGrid>
      {opened === 0 && <p className={textStyles.secondary}>{words.empty}</p>}
      {credits.length > 0 && (
        <p className={textStyles.secondary}>
          {words.use}{' '}
          <a href={`mailto:${siteSettings.supportEmail}`}>{siteSettings.supportEmail}</a>.
        </p>
      )}
      {ledger.length > 0 && (
        <DataTable
          caption={words.ledger.caption}
          columns={COLUMNS}
          rows={ledger}
          rowKey={({ at, payableFrom }) => `${at.getTime()} ${payableFrom.getTime()}`}
          stack
        />
      )}
      {invitation && <Invitation {...invitation} />}
    </div>
  );
}

type Credit = ReferralSummary['ledger'][number];

const COLUMNS: readonly Column<Credit>[] = [
  {
    key: 'at',
    header: words.ledger.at,
    rowHeader: true,
    stacked: 'title',
    cell: ({ at }) => moneyDate(at),
  },
  {
    key: 'amount',
    header: words.ledger.amount,
    align: 'right',
    stacked: 'figure',
    cell: ({ amountMinor, currency }) => money(amountMinor, currency),
  },
  {
    key: 'status',
    header: words.ledger.status,
    stacked: 'detail',
    cell: ({ status }) => creditStatusLabels[status],
  },
  {
    key: 'payableFrom',
    header: words.ledger.payableFrom,
    stacked: 'detail',
    cell: ({ payableFrom }) => moneyDate(payableFrom),
  },
  {
    key: 'detail',
    header: words.ledger.detail,
    stacked: 'detail',
    cell: ({ reference, reason }) =>
      [reference, reason].filter((text) => text !== null).join(': ') || words.ledger.none,
  },
];

const Invitation = ({
  opened,
  registeredAt,
  paid,
  credits,
}: NonNullable<ReferralSummary['invitation']>) => (
  <section className={frameStyles.stack} aria-labelledby="tu-invitacion">
    <h3 id="tu-invitacion">{words.invitation.title}</h3>
    <p>{words.invitation.lead}</p>
    <StatGrid columns={4}>
      <StatCell
        label={words.invitation.opened}
        value={opened ? words.invitation.yes : words.invitation.typed}
      />
      <StatCell label={words.invitation.registered} value={moneyDate(registeredAt)} />
      <StatCell
        label={words.invitation.paid}
        value={paid ? words.invitation.yes : words.invitation.notYet}
      />
      <StatCell label={words.invitation.credit} value={creditText(credits)} />
    </StatGrid>
  </section>
);

const creditText = (credits: ReferralSummary['credits']): string =>
  credits.length === 0
    ? money(0, 'ARS')
    : credits.map(({ amountMinor, currency }) => money(amountMinor, currency)).join(' + ');

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toast({ title: words.copied });
  } catch {
    toast({ variant: 'destructive', title: words.copyFailed });
  }
}

/** A dismissed share sheet rejects, which is not an error. */
const share = (url: string): Promise<void> =>
  navigator.share({ text: words.shareText, url }).catch(() => undefined);
