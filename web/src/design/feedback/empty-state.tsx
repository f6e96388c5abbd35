import type { ReactNode } from 'react';
import { Card } from '../layout/card.tsx';
import { Stepper } from '../navigation/stepper.tsx';
import * as textStyles from '../text.module.css';
import * as styles from './alert.module.css';

export type EmptyStateProps = {
  title: string;
  children: ReactNode;
  action?: ReactNode;
  level?: 1 | 2 | 3 | undefined;
};

export function EmptyState({ title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <Card>
      <div className={styles.empty}>
        <Stepper current={0} total={3} />
        <Heading className={styles.small}>{title}</Heading>
        <p className={textStyles.secondary}>{children}</p>
        {action}
      </div>
    </Card>
  );
}
