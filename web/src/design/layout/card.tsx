import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import * as textStyles from '../text.module.css';
import * as styles from './card.module.css';

export type CardProps = Omit<ComponentProps<'section'>, 'title'> & {
  tab?: ReactNode;
  /** Omits the 4 px rule. */
  plain?: boolean | undefined;
  raised?: boolean | undefined;
};

export function Card({
  tab,
  plain = false,
  raised = false,
  className,
  children,
  ...rest
}: CardProps) {
  const card = (
    <section
      {...rest}
      className={classNames(styles.root, plain && styles.plain, raised && styles.raised, className)}
    >
      {children}
    </section>
  );
  if (tab === undefined) return card;
  return (
    <div>
      <CardTab>{tab}</CardTab>
      {card}
    </div>
  );
}

export const CardTab = ({ children }: { children: ReactNode }) => (
  <div className={styles.tab}>{children}</div>
);

export type CardHeaderProps = {
  title: ReactNode;
  /** Heading level; 2 by default. */
  level?: 1 | 2 | 3 | undefined;
  subtitle?: ReactNode;
  side?: ReactNode;
};

export function CardHeader({ title, level = 2, subtitle, side }: CardHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.header}>
      <div>
        <Heading>{title}</Heading>
        {subtitle ? <p className={textStyles.label}>{subtitle}</p> : null}
      </div>
      {side}
    </div>
  );
}

export const CardBody = ({ children, className }: { children: ReactNode; className?: string }) => (
  <div className={classNames(styles.body, className)}>{children}</div>
);
