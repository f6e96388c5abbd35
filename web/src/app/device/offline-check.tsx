import { Alert } from '../../design/feedback/alert.tsx';
import { Button } from '../../design/actions/button.tsx';
import { Card, CardBody } from '../../design/layout/card.tsx';
import {
  iconAlertTriangle,
  iconCircleCheck,
  iconDownload,
  iconWifiOff,
} from '../../design/icon-paths.ts';
import { Icon } from '../../design/icon.tsx';
import { AccountSection } from '../../features/identity/account/account-section.tsx';
import { useSession } from '../../features/identity/session.queries.ts';
import { deviceMessages } from './device.messages.ts';
import type { OfflineResult } from './offline-result.ts';
import { useOfflineCheck } from './use-offline-check.ts';
import * as textStyles from '../../design/text.module.css';
import * as styles from './device.module.css';

const { check: texts } = deviceMessages;

export function OfflineCheckSection({ id }: { id: string }) {
  const session = useSession();
  return (
    <AccountSection id={id} title={texts.title} lead={texts.lead}>
      {session.status === 'signed-in' ? <OfflineCheck userId={session.user.id} /> : null}
    </AccountSection>
  );
}

function OfflineCheck({ userId }: { userId: string }) {
  const check = useOfflineCheck(userId);
  const isBringing = check.isPending && check.variables === 'bring-missing';
  return (
    <Card plain>
      <CardBody className={styles.section}>
        <div className={styles.actions}>
          <Button
            variant={check.data ? undefined : 'secondary'}
            icon={iconWifiOff}
            busy={check.isPending && !isBringing}
            busyLabel={texts.testing}
            onClick={() => check.mutate('open-screens')}
          >
            {check.data ? texts.again : texts.start}
          </Button>
          {check.data?.canBring || isBringing ? (
            <Button
              variant="primary"
              icon={iconDownload}
              busy={isBringing}
              busyLabel={texts.bringing}
              onClick={() => check.mutate('bring-missing')}
            >
              {texts.bring}
            </Button>
          ) : null}
        </div>
        {check.data ? <Result result={check.data} /> : null}
      </CardBody>
    </Card>
  );
}

function Result({ result: { tried, advice } }: { result: OfflineResult }) {
  const failed = tried.filter(({ opens }) => !opens).length;
  return (
    <>
      {advice.length === 0 ? (
        <Alert kind="ok" title={texts.allOpens} announce>
          {texts.allOpensMore}
        </Alert>
      ) : (
        <Alert kind="warning" title={texts.someFail(Math.max(1, failed))} announce>
          {advice.join(' ')}
        </Alert>
      )}
      <ul className={styles.checks} aria-label={texts.list}>
        {tried.map(({ name, opens, words }) => (
          <li key={name} className={opens ? undefined : styles.failed}>
            <Icon path={opens ? iconCircleCheck : iconAlertTriangle} size="s" />
            <b>{name}</b>
            <span className={textStyles.secondary}>{words}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
