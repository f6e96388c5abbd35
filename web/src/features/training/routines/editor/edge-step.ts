/** As tall as the bars that are fixed at the top and at the bottom, and a finger more. */
const EDGE_PX = 112;
/** Per frame: 60 frames cross a screen of a phone. */
const MOST_PX = 14;

/** How far the page scrolls in a frame, in pixels, with a finger held at `y` of a screen of `height`. Faster nearer the edge. */
export function edgeStep(y: number, height: number): number {
  const speed = (distance: number) => Math.min(1, Math.max(0, 1 - distance / EDGE_PX)) * MOST_PX;
  return Math.round(speed(height - y) - speed(y));
}
