import { classNames } from '../class-names.ts';
import * as textStyles from '../text.module.css';
import * as cardStyles from '../layout/card.module.css';
import * as styles from './skeleton.module.css';

export type SkeletonProps = {
  kind?: 'line' | 'label' | 'value' | 'title' | undefined;
  /** A percentage of the container. */
  width?: 40 | 60 | 80 | 100 | undefined;
};

const kindClass = {
  line: styles.line,
  label: styles.label,
  value: styles.value,
  title: styles.heading,
} as const;

export const Skeleton = ({ kind = 'line', width = 100 }: SkeletonProps) => (
  <span className={classNames(styles.root, kindClass[kind], styles[`width${width}`])} />
);

export type CardSkeletonProps = {
  /** The number of cells of the real card. */
  cells?: number | undefined;
  columns?: 2 | 3 | 4 | undefined;
  message: string;
  plain?: boolean | undefined;
};

export const CardSkeleton = ({
  cells = 4,
  columns = 2,
  message,
  plain = false,
}: CardSkeletonProps) => (
  <section className={classNames(cardStyles.root, plain && cardStyles.plain)} aria-busy="true">
    <div aria-hidden="true">
      <div className={cardStyles.body}>
        <Skeleton kind="title" width={80} />
        <Skeleton width={40} />
      </div>
      <div className={classNames(cardStyles.statGrid, cardStyles[`columns${columns}`])}>
        {Array.from({ length: cells }, (_, index) => (
          <div key={index}>
            <Skeleton kind="label" width={60} />
            <Skeleton kind="value" width={80} />
          </div>
        ))}
      </div>
    </div>
    <p className={classNames(cardStyles.body, textStyles.secondary)} role="status">
      {message}
    </p>
  </section>
);
