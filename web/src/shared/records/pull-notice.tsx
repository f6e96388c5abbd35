import { useContext, useState } from 'react';
import { Alert } from '../../design/feedback/alert.tsx';
import { integer } from '../../design/format.ts';
import { Progress } from '../../design/feedback/progress.tsx';
import { CardSkeleton } from '../../design/feedback/skeleton.tsx';
import { Tag } from '../../design/feedback/tag.tsx';
import { InSightContext } from '../pages/reveal-when-ready.tsx';
import type { SyncStatus } from './sync-status.ts';
import { syncMessages } from './sync.messages.ts';
import * as styles from './pull-notice.module.css';

type PullNoticeProps = Pick<SyncStatus, 'pull' | 'isReachable'> & {
  hasRecords: boolean;
};

export function PullNotice({ pull, isReachable, hasRecords }: PullNoticeProps) {
  const isInSight = useContext(InSightContext);
  const [wasSeen, setWasSeen] = useState(false);
  const isComing = pull?.isComplete === false;
  if (isComing && isInSight && !wasSeen) setWasSeen(true);
  if (!pull || !(isComing || wasSeen)) return null;
  if (!isComing)
    return (
      <div className={styles.root} role="status">
        <Tag tone="green">{syncMessages.complete}</Tag>
        <span>{syncMessages.pulled}</span>
        <Progress value={100} label={syncMessages.pulled} />
      </div>
    );
  const { received, total } = pull;
  if (!isReachable && total === undefined)
    return <Alert title={syncMessages.notPulled.title}>{syncMessages.notPulled.text}</Alert>;
  const text =
    total === undefined
      ? syncMessages.pullStarting
      : syncMessages.pulling(integer(received), integer(total));
  return (
    <>
      <div className={styles.root} aria-busy={isReachable}>
        <Tag tone="ink">{syncMessages.incomplete}</Tag>
        <span>{isReachable ? text : `${text}. ${syncMessages.pullPaused}`}</span>
        <Progress value={total ? (received / total) * 100 : 0} label={text} />
      </div>
      {hasRecords ? null : <CardSkeleton message={text} />}
    </>
  );
}
