/** Height of the fixed bars plus a fingertip. */
const EDGE_PX = 112;
/** Per frame: 60 frames cross the screen of a phone. */
const MOST_PX = 14;

/** Scroll of a frame in px for a touch at `y` of a screen of `height`. Faster near the edge. */
export function edgeStep(y: number, height: number): number {
  const speed = (distance: number) => Math.min(1, Math.max(0, 1 - distance / EDGE_PX)) * MOST_PX;
  return Math.round(speed(height - y) - speed(y));
}
