type Fate = { isReplaced: boolean; isUncertain: boolean; deletions: Set<number> };
/** Figures of a measure by field, all different so that each can be traced. */
export type Figures = Partial<Record<(typeof FIELDS)[number], string>>;

export const FIELDS = ['weight', 'waist'] as const;

export function createFigures() {
  let figures = 0;
  let days = 0;
  return {
    /** Figures from 40,1 to 249,9: the range of both fields. */
    nextFigure(): string {
      figures += 1;
      return `${40 + Math.floor(figures / 9)},${(figures % 9) + 1}`;
    },
    nextDay(): string {
      days += 1;
      return new Date(Date.UTC(2025, 0, days)).toISOString().slice(0, 10);
    },
  };
}

export type Ledger = ReturnType<typeof createLedger>;

export function createLedger() {
  const fates = new Map<string, Fate>();
  let deletions = 0;

  const createKey = (field: string, figure: string): string => `${field} ${figure}`;
  const getFate = (key: string): Fate => {
    const fate = fates.get(key) ?? { isReplaced: false, isUncertain: false, deletions: new Set() };
    fates.set(key, fate);
    return fate;
  };
  // table rows have other fields too
  const listKeys = (row: Figures): string[] =>
    FIELDS.flatMap((field) =>
      row[field] === undefined || row[field] === '' ? [] : [createKey(field, row[field])],
    );
  const isRequired = ({ isReplaced, isUncertain, deletions }: Fate): boolean =>
    !isReplaced && !isUncertain && deletions.size === 0;
  const findMissing = (keys: readonly string[], rows: readonly Figures[]): string[] => {
    const present = new Set(rows.flatMap(listKeys));
    return keys.filter((key) => {
      const fate = fates.get(key);
      return fate !== undefined && isRequired(fate) && !present.has(key);
    });
  };

  return {
    /** `isCertain` is false when the browser died before it confirmed the write. */
    edit(row: Figures, changes: Figures, isCertain = true): void {
      for (const field of FIELDS) {
        const [before, figure] = [row[field], changes[field]];
        if (figure === undefined) continue;
        if (before !== undefined && before !== '') {
          const fate = getFate(createKey(field, before));
          if (isCertain) fate.isReplaced = true;
          else fate.isUncertain = true;
        }
        getFate(createKey(field, figure)).isUncertain = !isCertain;
      }
    },
    remove(row: Figures): number {
      deletions += 1;
      for (const key of listKeys(row)) getFate(key).deletions.add(deletions);
      return deletions;
    },
    undo(row: Figures, deletion: number): void {
      for (const key of listKeys(row)) getFate(key).deletions.delete(deletion);
    },
    isReplaced: (row: Figures): boolean =>
      listKeys(row).some((key) => fates.get(key)?.isReplaced === true),
    findMissing: (rows: readonly Figures[]): string[] => findMissing([...fates.keys()], rows),
    findMissingFrom: (expected: readonly Figures[], rows: readonly Figures[]): string[] =>
      findMissing(expected.flatMap(listKeys), rows),
    findForeign: (rows: readonly Figures[]): string[] =>
      rows.flatMap(listKeys).filter((key) => !fates.has(key)),
    findDuplicates: (rows: readonly Figures[]): string[] => {
      const keys = rows.flatMap(listKeys);
      return keys.filter((key, index) => keys.indexOf(key) !== index);
    },
  };
}
