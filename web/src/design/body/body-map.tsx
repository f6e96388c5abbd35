import type { Muscle } from '@forja/domain/exercises/muscles';
import type { ReactNode } from 'react';
import { BACK_SHAPES, FRONT_SHAPES, HALF_BODY } from './muscle-shapes.data.ts';
import * as chartStyles from '../charts/chart.module.css';
import * as styles from './body-map.module.css';

type BodyMapProps = {
  /** The id of the title, which describes the map to screen readers. */
  titleId: string;
  title: string;
  /** Patterns for the fills. */
  defs: ReactNode;
  /** A muscle without a fill is only outlined. */
  getFill: (muscle: Muscle) => string | undefined;
};

export const BodyMap = ({ titleId, title, defs, getFill }: BodyMapProps) => (
  <svg className={chartStyles.drawing} viewBox="0 0 250 262" role="img" aria-labelledby={titleId}>
    <title id={titleId}>{title}</title>
    <defs>{defs}</defs>
    <Side shapes={FRONT_SHAPES} getFill={getFill} />
    <g transform="translate(130 0)">
      <Side shapes={BACK_SHAPES} getFill={getFill} />
    </g>
  </svg>
);

type SideProps = Pick<BodyMapProps, 'getFill'> & {
  shapes: readonly { muscle: Muscle; path: string }[];
};

function Side({ shapes, getFill }: SideProps) {
  const half = (
    <>
      <path className={styles.silhouette} d={HALF_BODY} />
      {shapes.map(({ muscle, path }) => (
        <path key={muscle} className={styles.muscle} d={path} fill={getFill(muscle)} />
      ))}
    </>
  );
  return (
    <>
      <g>{half}</g>
      <g transform="translate(120 0) scale(-1 1)">{half}</g>
    </>
  );
}

export const MuscleMark = ({ fill }: { fill: string | undefined }) => (
  <rect className={styles.muscle} x="1" y="1" width="16" height="12" fill={fill} />
);
