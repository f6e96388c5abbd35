import type { ReactNode } from 'react';
import { iconChevronDown } from '../../../design/icon-paths.ts';
import { Icon } from '../../../design/icon.tsx';
import * as styles from '../generate-plan.module.css';

export function Refinements({
  title,
  summary,
  open = false,
  onOpen,
  children,
}: {
  title: string;
  summary: string;
  open?: boolean;
  onOpen?: () => void;
  children: ReactNode;
}) {
  return (
    <details
      className={styles.refine}
      open={open}
      onToggle={(event) => event.currentTarget.open && onOpen?.()}
    >
      <summary>
        <span>
          {title}
          <small>{summary}</small>
        </span>
        <Icon path={iconChevronDown} />
      </summary>
      <div className={styles.form}>{children}</div>
    </details>
  );
}
