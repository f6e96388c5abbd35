type Fate = { isReplaced: boolean; isExcused: boolean; deletions: Set<number> };
/** The figures of a measure, by field. No two are ever equal, so each can be followed to the end. */
export type Figures = Partial<Record<(typeof FIELDS)[number], string>>;

const FIELDS = ['weight', 'waist'] as const;

/** What a person wrote, and what became of it by their own hand. */
export function createLedger() {
  const fates = new Map<string, Fate>();
  let deletions = 0;
  let figures = 0;
  let days = 0;

  const keyOf = (field: string, figure: string): string => `${field} ${figure}`;
  const fateOf = (key: string): Fate => {
    const fate = fates.get(key) ?? { isReplaced: false, isExcused: false, deletions: new Set() };
    fates.set(key, fate);
    return fate;
  };
  // A row of the table has more than its figures.
  const keysOf = (row: Figures): string[] =>
    FIELDS.flatMap((field) => (row[field] === undefined || row[field] === '' ? [] : [keyOf(field, row[field])]));

  return {
    /** From 40,1 to 249,9: what both fields of the form take. */
    nextFigure(): string {
      figures += 1;
      return `${40 + Math.floor(figures / 9)},${(figures % 9) + 1}`;
    },
    /** Each measure has a day of its own. */
    nextDay(): string {
      days += 1;
      return new Date(Date.UTC(2025, 0, days)).toISOString().slice(0, 10);
    },
    /** `isCertain` is false when the browser died before it could say that it was stored. */
    edit(shown: Figures, changes: Figures, isCertain = true): void {
      for (const field of FIELDS) {
        const [before, figure] = [shown[field], changes[field]];
        if (figure === undefined) continue;
        if (before !== undefined && before !== '') {
          const fate = fateOf(keyOf(field, before));
          if (isCertain) fate.isReplaced = true;
          else fate.isExcused = true;
        }
        fateOf(keyOf(field, figure)).isExcused = !isCertain;
      }
    },
    remove(shown: Figures): number {
      deletions += 1;
      for (const key of keysOf(shown)) fateOf(key).deletions.add(deletions);
      return deletions;
    },
    undo(shown: Figures, deletion: number): void {
      for (const key of keysOf(shown)) fateOf(key).deletions.delete(deletion);
    },
    isReplaced: (row: Figures): boolean => keysOf(row).some((key) => fates.get(key)?.isReplaced === true),
    /** What has to be somewhere in the account at the end, and is not. */
    missingIn(rows: readonly Figures[]): string[] {
      const there = new Set(rows.flatMap(keysOf));
      return [...fates]
        .filter(([key, fate]) => !fate.isReplaced && !fate.isExcused && fate.deletions.size === 0 && !there.has(key))
        .map(([key]) => key);
    },
  };
}
