type Fate = { isReplaced: boolean; isExcused: boolean; deletions: Set<number> };
/** The figures of a measure, by field. No two are ever equal, so each can be followed to the end. */
export type Figures = Partial<Record<(typeof FIELDS)[number], string>>;

export const FIELDS = ['weight', 'waist'] as const;

/** Of everybody in a history: no two are equal. */
export function createFigures() {
  let figures = 0;
  let days = 0;
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
  };
}

export type Ledger = ReturnType<typeof createLedger>;

/** What a person wrote, and what became of it by their own hand. */
export function createLedger() {
  const fates = new Map<string, Fate>();
  let deletions = 0;

  const keyOf = (field: string, figure: string): string => `${field} ${figure}`;
  const fateOf = (key: string): Fate => {
    const fate = fates.get(key) ?? { isReplaced: false, isExcused: false, deletions: new Set() };
    fates.set(key, fate);
    return fate;
  };
  // A row of the table has more than its figures.
  const keysOf = (row: Figures): string[] =>
    FIELDS.flatMap((field) => (row[field] === undefined || row[field] === '' ? [] : [keyOf(field, row[field])]));
  const isRequired = ({ isReplaced, isExcused, deletions: by }: Fate): boolean =>
    !isReplaced && !isExcused && by.size === 0;
  const missingOf = (keys: readonly string[], rows: readonly Figures[]): string[] => {
    const there = new Set(rows.flatMap(keysOf));
    return keys.filter((key) => {
      const fate = fates.get(key);
      return fate !== undefined && isRequired(fate) && !there.has(key);
    });
  };

  return {
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
    missingIn: (rows: readonly Figures[]): string[] => missingOf([...fates.keys()], rows),
    /** What is in the first rows, has to stay, and is not in the others. */
    missingOf: (some: readonly Figures[], rows: readonly Figures[]): string[] => missingOf(some.flatMap(keysOf), rows),
    /** What this person never wrote. */
    strangeIn: (rows: readonly Figures[]): string[] => rows.flatMap(keysOf).filter((key) => !fates.has(key)),
    /** What is in two measures of which none is a copy of the other. */
    twiceIn: (rows: readonly Figures[]): string[] => {
      const keys = rows.flatMap(keysOf);
      return keys.filter((key, index) => keys.indexOf(key) !== index);
    },
  };
}
