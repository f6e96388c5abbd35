import { linesForSex } from '../compounds/lines-for-sex.ts';
import type { Sex } from '../person/choices.ts';
import type { CardLine, CompoundCard } from './chemistry-plan.ts';

/** Engines before 1.3.0 store only the text. */
export type StoredLine = CardLine | string;
/** Empty `names` means all compounds. */
export type SharedLine = { readonly line: StoredLine; readonly names: readonly string[] };

type ByKind<Line> = { readonly warnings: readonly Line[]; readonly monitoring: readonly Line[] };
export type SharedLines = {
  readonly shared: ByKind<SharedLine>;
  readonly ofEach: readonly ByKind<StoredLine>[];
};

export const lineText = (line: StoredLine): string => (typeof line === 'string' ? line : line.text);

export function shareLines(cards: readonly CompoundCard[], sex: Sex): SharedLines {
  const warnings = splitShared(cards, 'warnings', sex);
  const monitoring = splitShared(cards, 'monitoring', sex);
  return {
    shared: { warnings: warnings.shared, monitoring: monitoring.shared },
    ofEach: cards.map((_, at) => ({
      warnings: warnings.ofEach[at] ?? [],
      monitoring: monitoring.ofEach[at] ?? [],
    })),
  };
}

function splitShared(cards: readonly CompoundCard[], kind: keyof ByKind<unknown>, sex: Sex) {
  const lines = cards.map((card) => linesForSex<StoredLine>(card[kind], sex));
  const byText = new Map<string, { line: StoredLine; names: string[] }>();
  lines.forEach((cardLines, at) => {
    for (const line of cardLines) {
      const entry = byText.get(lineText(line)) ?? { line, names: [] };
      entry.names.push(cards[at]?.name ?? '');
      byText.set(lineText(line), entry);
    }
  });
  const shared = [...byText.values()]
    .filter(({ names }) => names.length > 1)
    .map(({ line, names }) => ({ line, names: names.length === cards.length ? [] : names }));
  const texts = new Set(shared.map(({ line }) => lineText(line)));
  return {
    shared,
    ofEach: lines.map((cardLines) => cardLines.filter((line) => !texts.has(lineText(line)))),
  };
}
