import type { ReferralSummary } from '@forja/contract/referrals';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../design/actions/button.tsx';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { CardSkeleton } from '../../design/feedback/skeleton.tsx';
import { toast } from '../../design/feedback/toast.ts';
import { integer } from '../../design/format.ts';
import { iconShare } from '../../design/icon-paths.ts';
import { StatCell, StatGrid } from '../../design/layout/stat-grid.tsx';
import { money } from '../../design/money.ts';
import { useOnline } from '../../pwa/browser/use-online.ts';
import { readableError } from '../../shared/http/readable-error.ts';
import { QrCode } from '../../shared/qr/qr-code.tsx';
import { referralMessages as words } from './referrals.messages.ts';
import { referralsQuery } from './referrals.queries.ts';
import * as frameStyles from '../../design/layout/frame.module.css';
import * as textStyles from '../../design/text.module.css';
import * as styles from './referrals.module.css';

/** The link of a person, and what it brought. */
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
  const { code, percent, opened, registered, paid, credits, wasReferred } = summary;
  const address = `${window.location.origin}/r/${code}`;
  const credit =
    credits.length === 0
      ? money(0, 'ARS')
      : credits.map(({ amountMinor, currency }) => money(amountMinor, currency)).join(' + ');
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
        <StatCell label={words.credit} value={credit} />
      </StatGrid>
      {opened === 0 && <p className={textStyles.secondary}>{words.empty}</p>}
      {credits.length > 0 && <p className={textStyles.secondary}>{words.use}</p>}
      {wasReferred && <p className={textStyles.secondary}>{words.wasReferred}</p>}
    </div>
  );
}

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toast({ title: words.copied });
  } catch {
    toast({ variant: 'destructive', title: words.copyFailed });
  }
}

/** Whoever closes the sheet of the device changed their mind: that is no error. */
const share = (url: string): Promise<void> =>
  navigator.share({ text: words.shareText, url }).catch(() => undefined);
