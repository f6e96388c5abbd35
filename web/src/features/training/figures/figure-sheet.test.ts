import { mkdirSync, writeFileSync } from 'node:fs';
import { EXERCISES } from '@forja/domain/exercises/library/exercise-library';
import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { type Figure, findFigure, MOVEMENT_WORDS } from './figures.ts';
import { figureMessages } from './figures.messages.ts';
import { drawPose } from './drawing/movement.ts';
import type { Tone } from './drawing/shapes.ts';

const OUTPUT = new URL('../../../../../test-results/', import.meta.url);

const LOOKS: Record<Tone, string> = {
  far: 'fill="#657a70"',
  body: 'fill="#0c1f19"',
  near: 'fill="#0c1f19" stroke="#fbfffd" stroke-width="1.2"',
  weight: 'fill="#ee6c2b"',
  hole: 'fill="#fbfffd"',
  gear: 'fill="#d5e7df" stroke="#657a70"',
  line: 'fill="none" stroke="#657a70" stroke-width="2" stroke-linecap="round"',
  cord: 'fill="none" stroke="#657a70"',
  ground: 'fill="none" stroke="#657a70"',
};
const CELL = { width: 128, height: 134 };
const VIEW_BOX = 'viewBox="-64 -126 128 134"';
const COLUMNS = 12;

const drawFigure = ({ movement, hold }: Figure): string[] =>
  movement.poses.map((pose) =>
    drawPose(movement, hold, pose)
      .map(({ tone, d }) => `<path d="${d}" ${LOOKS[tone]}/>`)
      .join(''),
  );

const uniqueFigures = (): Figure[] => {
  const figures = EXERCISES.flatMap(({ id }) => findFigure(id) ?? []);
  return [
    ...new Map(figures.map((figure) => [`${figure.movementId} ${figure.hold}`, figure])).values(),
  ];
};

/** Written to `test-results/figures.png` for review by eye. */
test('every figure is drawn in one sheet', () => {
  const cells = uniqueFigures().flatMap(drawFigure);
  const rows = Math.ceil(cells.length / COLUMNS);
  const [width, height] = [COLUMNS * CELL.width, rows * CELL.height];
  const drawings = cells.map((cell, index) => {
    const [x, y] = [(index % COLUMNS) * CELL.width, Math.floor(index / COLUMNS) * CELL.height];
    return `<svg x="${x}" y="${y}" width="${CELL.width}" height="${CELL.height}" ${VIEW_BOX}>${cell}</svg>`;
  });
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    '<rect width="100%" height="100%" fill="#fbfffd"/>',
    ...drawings,
    '</svg>',
  ].join('');
  const picture = new Resvg(svg).render();
  expect([picture.width, picture.height]).toEqual([width, height]);
  mkdirSync(OUTPUT, { recursive: true });
  writeFileSync(new URL('figures.png', OUTPUT), picture.asPng());
});

test('the description of every figure has its start and its end', () => {
  for (const { movementId, hold } of uniqueFigures()) {
    const [start, end] = MOVEMENT_WORDS[movementId];
    const words = figureMessages.description(figureMessages.holds[hold], [start, end]);
    expect(start, movementId).not.toBe(end);
    expect(words, movementId).toMatch(/Empezás [^.]{5,}\. Después, [^.]{5,}\.$/);
  }
});
