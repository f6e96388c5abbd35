import { classNames } from '../class-names.ts';
import '../layout/card.css';
import './skeleton.css';

export type SkeletonProps = {
  kind?: 'line' | 'label' | 'value' | 'title' | undefined;
  /** Percent of the place it fills. */
  width?: 40 | 60 | 80 | 100 | undefined;
};

const kindClass = { line: 'renglon', label: 'rotulo', value: 'valor', title: 'titulo' } as const;

export const Skeleton = ({ kind = 'line', width = 100 }: SkeletonProps) => (
  <span className={classNames('esq', kindClass[kind], `p${width}`)} />
);

export type CardSkeletonProps = {
  /** As many cells as the real card will have. */
  cells?: number | undefined;
  columns?: 2 | 3 | 4 | undefined;
  /** What is happening and how long it takes. */
  message: string;
  plain?: boolean | undefined;
};

/** The card that is coming, with its real cells. */
export const CardSkeleton = ({ cells = 4, columns = 2, message, plain = false }: CardSkeletonProps) => (
  <section className={classNames('ficha', plain && 'lisa')} aria-busy="true">
    <div aria-hidden="true">
      <div className="fi-cuerpo">
        <Skeleton kind="title" width={80} />
        <Skeleton width={40} />
      </div>
      <div className={classNames('casilleros', `c${columns}`)}>
        {Array.from({ length: cells }, (_, index) => (
          <div key={index}>
            <Skeleton kind="label" width={60} />
            <Skeleton kind="value" width={80} />
          </div>
        ))}
      </div>
    </div>
    <p className="fi-cuerpo sec" role="status">
      {message}
    </p>
  </section>
);
