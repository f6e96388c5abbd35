import { alarmReasons } from '@forja/domain/clinical/alarm';
import type { HealthLine } from '@forja/domain/clinical/health-line';
import type { HealthSeverity } from '@forja/domain/clinical/health-severity';
import type { ReactNode } from 'react';
import { iconAlertCircle, iconAlertTriangle, iconInfoCircle } from '../../../design/icon-paths.ts';
import { Icon } from '../../../design/icon.tsx';
import { AlarmLink } from '../../../shared/emergency/alarm-link.tsx';
import { WithCalls } from '../../../shared/emergency/call-links.tsx';
import { classNames } from '../../../design/class-names.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../plan-view.module.css';
import { riskMessages } from './risk.messages.ts';

const ICONS: Record<HealthSeverity, string> = {
  none: iconInfoCircle,
  consult: iconAlertTriangle,
  stop: iconAlertCircle,
  emergency: iconAlertCircle,
};

const SEVERE: readonly HealthSeverity[] = ['stop', 'emergency'];

type HealthTextProps = {
  health: HealthLine;
  /** Sources badge, on pages with sources. */
  badge?: ReactNode;
};

/** Health beside a level about substances only: a low level must never read as good health. */
export const HealthText = ({ health, badge }: HealthTextProps) => (
  <div
    className={
      SEVERE.includes(health.severity) ? classNames(styles.health, styles.severe) : styles.health
    }
  >
    <Icon path={ICONS[health.severity]} size="s" />
    <p className={health.severity === 'none' ? textStyles.secondary : undefined}>
      <WithCalls text={health.text} /> {badge}
    </p>
    {alarmReasons(health).length > 0 && <AlarmLink />}
  </div>
);

export const healthInShort: Record<HealthSeverity, string> = riskMessages.healthText.short;
