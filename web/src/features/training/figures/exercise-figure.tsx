import { useEffect, useRef, useState } from 'react';
import { useMediaQuery } from '../../../design/layout/use-media-query.ts';
import { Button } from '../../../design/actions/button.tsx';
import { type Figure, MOVEMENT_WORDS } from './figures.ts';
import { figureMessages } from './figures.messages.ts';
import { drawPose, getSquareAround, getViewBox, interpolatePose } from './drawing/movement.ts';
import type { Pose } from './drawing/skeleton.ts';
import * as styles from './exercise-figure.module.css';

const describeFigure = ({ movementId, hold }: Figure): string =>
  figureMessages.description(figureMessages.holds[hold], MOVEMENT_WORDS[movementId]);

/** Milliseconds of a repetition, with a rest at both ends. */
const CYCLE_MS = 2800;

/** Reduced motion shows the positions side by side. A text describes it. */
export function ExerciseFigure({ figure }: { figure: Figure }) {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [isPaused, setIsPaused] = useState(false);
  const words = describeFigure(figure);
  return (
    <div className={styles.root}>
      {isStill || isPaused ? (
        <div className={styles.poses} role="img" aria-label={words}>
          {figure.movement.poses.map((pose, index) => (
            // The positions of a movement never move.
            // oxlint-disable-next-line react/no-array-index-key -- they are a constant
            <Drawing
              key={index}
              figure={figure}
              pose={pose}
              viewBox={getViewBox(figure.movement, figure.hold)}
            />
          ))}
        </div>
      ) : (
        <div role="img" aria-label={words}>
          <MovingDrawing figure={figure} />
        </div>
      )}
      <p>{words}</p>
      {isStill ? null : (
        <Button variant="text" onClick={() => setIsPaused((was) => !was)}>
          {isPaused ? figureMessages.play : figureMessages.pause}
        </Button>
      )}
    </div>
  );
}

/** Thumbnail, beside a name that describes it. */
export function FigureThumb({ figure }: { figure: Figure }) {
  const pose = figure.movement.poses.at(-1) ?? figure.movement.poses[0];
  return (
    <span className={styles.thumb} aria-hidden="true">
      <Drawing figure={figure} pose={pose} viewBox={getSquareAround(figure.movement, pose)} />
    </span>
  );
}

type DrawingProps = { figure: Figure; pose: Pose; viewBox: string };

const Drawing = ({ figure: { movement, hold }, pose, viewBox }: DrawingProps) => (
  <svg className={styles.drawing} viewBox={viewBox} aria-hidden="true">
    {drawPose(movement, hold, pose).map(({ tone, d }, index) => (
      // The shapes of a drawing are always the same, in the same order.
      // oxlint-disable-next-line react/no-array-index-key -- they have no other name
      <path key={index} className={styles[tone]} d={d} />
    ))}
  </svg>
);

function MovingDrawing({ figure }: { figure: Figure }) {
  const drawing = useRef<HTMLDivElement>(null);
  const [first] = figure.movement.poses;

  useEffect(() => {
    const paths = [...(drawing.current?.querySelectorAll('path') ?? [])];
    let frame = 0;
    const start = performance.now();
    const move = (now: number) => {
      const { movement, hold } = figure;
      const shapes = drawPose(movement, hold, interpolatePose(movement, getPart(now - start)));
      for (const [index, { d }] of shapes.entries()) paths[index]?.setAttribute('d', d);
      frame = requestAnimationFrame(move);
    };
    frame = requestAnimationFrame(move);
    return () => cancelAnimationFrame(frame);
  }, [figure]);

  return (
    <div ref={drawing} className={styles.moving}>
      <Drawing figure={figure} pose={first} viewBox={getViewBox(figure.movement, figure.hold)} />
    </div>
  );
}

/** Progress from 0 to 1 and back, eased at both ends. */
const getPart = (elapsed: number): number => {
  const wave = (1 - Math.cos((2 * Math.PI * elapsed) / CYCLE_MS)) / 2;
  return wave * wave * (3 - 2 * wave);
};
