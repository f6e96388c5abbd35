import { expect, test } from 'vitest';
import { compoundById, COMPOUND_IDS } from '../compounds/compounds.data.ts';
import { linesForSex } from '../compounds/lines-for-sex.ts';
import { compoundCard } from './compound-card.ts';
import { lineText, shareLines } from './shared-lines.ts';

const cardsFor = (...ids: string[]) =>
  ids.flatMap((id) => {
    const compound = compoundById(id);
    return compound ? [compoundCard(compound)] : [];
  });

test('advice shared by several cards is listed once and none is lost', () => {
  for (const third of COMPOUND_IDS) {
    const cards = cardsFor(...new Set(['oxandrolone', 'caffeine', third]));
    const { shared, ofEach } = shareLines(cards, 'male');
    for (const kind of ['warnings', 'monitoring'] as const) {
      const shownLines = [
        ...shared[kind].map(({ line }) => line),
        ...ofEach.flatMap((card) => card[kind]),
      ];
      const allLines = cards.flatMap((card) => linesForSex(card[kind], 'male'));
      expect(shownLines.map(lineText).toSorted()).toEqual(
        [...new Set(allLines.map(lineText))].toSorted(),
      );
    }
  }
});

test('a line shared by some cards names their compounds', () => {
  const { shared } = shareLines(cardsFor('oxandrolone', 'stanozolol', 'caffeine'), 'male');
  expect(shared.warnings.length).toBeGreaterThan(0);
  for (const { names } of shared.warnings) expect(names).toEqual(['Oxandrolona', 'Estanozolol']);
});

test('a single card keeps its lines', () => {
  const [card] = cardsFor('oxandrolone');
  const { shared, ofEach } = shareLines(card ? [card] : [], 'male');
  expect([shared.warnings, shared.monitoring]).toEqual([[], []]);
  expect(ofEach[0]?.warnings).toEqual(linesForSex(card?.warnings ?? [], 'male'));
});
