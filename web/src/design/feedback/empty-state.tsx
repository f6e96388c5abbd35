import type { ReactNode } from 'react';
import './alert.css';
import { Card } from '../layout/card.tsx';
import { Stepper } from '../navigation/stepper.tsx';

export type EmptyStateProps = {
  title: string;
  /** What will appear here, and how. */
  children: ReactNode;
  /** One button. */
  action?: ReactNode;
  level?: 1 | 2 | 3 | undefined;
};

/** The empty bar, what will be on it, and the way to start. */
export function EmptyState({ title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <Card>
      <div className="vacio">
        <Stepper current={0} total={3} />
        <Heading className="chico">{title}</Heading>
        <p className="sec">{children}</p>
        {action}
      </div>
    </Card>
  );
}
