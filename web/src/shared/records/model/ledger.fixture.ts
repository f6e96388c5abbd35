/** A value written into one field, unique so that it can be tracked. */
export type Token = number;

type Fate = {
  owner: string;
  /** Records that replaced it; its conflict copy is edited apart. */
  replacedIn: Set<string>;
  deletions: Set<number>;
  isExcused: boolean;
};

type Edit = { owner: string; record: string; shown: unknown; value: unknown };

export function createLedger() {
  const fates = new Map<Token, Fate>();
  const records = new Set<string>();
  /** Fields filled while empty: two people filling one conflict. */
  const filled = new Set<string>();
  /** Deleted fields: a winning edit brings an old value back. */
  const deleted = new Set<string>();
  let tokens = 0;
  let deletions = 0;
  let conflicts = 0;

  const getFate = (token: Token): Fate => {
    const fate = fates.get(token);
    if (!fate) throw new Error(`unknown token ${token}`);
    return fate;
  };

  return {
    nextToken: (): Token => (tokens += 1),
    /** Records an edit from `shown` to `value`. Returns its deletion id, if any. */
    edit({ owner, record, shown, value }: Edit): number {
      deletions += 1;
      records.add(record);
      const [before, after] = [listLeaves(shown), listLeaves(value)];
      for (const token of after.values())
        if (!fates.has(token))
          fates.set(token, {
            owner,
            replacedIn: new Set(),
            deletions: new Set(),
            isExcused: false,
          });
      for (const [path, token] of before) {
        if (!after.has(path)) {
          getFate(token).deletions.add(deletions);
          deleted.add(`${record} ${path}`);
        } else if (after.get(path) !== token) {
          if (getFate(token).replacedIn.has(record)) conflicts += 1;
          getFate(token).replacedIn.add(record);
        }
      }
      for (const path of after.keys()) {
        const field = `${record} ${path}`;
        if (before.has(path)) continue;
        if (filled.has(field)) conflicts += 1;
        filled.add(field);
      }
      return deletions;
    },
    undo(value: unknown, deletion: number): void {
      for (const token of listLeaves(value).values()) getFate(token).deletions.delete(deletion);
    },
    /** Excuses tokens lost by a restore from an earlier copy. */
    excuseUnless: (isSomewhere: (token: Token) => boolean): void => {
      for (const [token, fate] of fates) if (!isSomewhere(token)) fate.isExcused = true;
    },
    owner: (token: Token): string => getFate(token).owner,
    records: (): ReadonlySet<string> => records,
    isReplaced: (record: string, path: string, token: Token): boolean =>
      getFate(token).replacedIn.has(record) && !deleted.has(`${record} ${path}`),
    isRequired: (token: Token): boolean => isRequired(getFate(token)),
    required: (owner: string): Token[] =>
      [...fates]
        .filter(([, fate]) => fate.owner === owner && isRequired(fate))
        .map(([token]) => token),
    /** Counts concurrent changes of one field. */
    conflicts: (): number => conflicts,
  };
}

const isRequired = ({ replacedIn, deletions, isExcused }: Fate): boolean =>
  replacedIn.size === 0 && deletions.size === 0 && !isExcused;

export function listLeaves(value: unknown, path = ''): Map<string, Token> {
  if (typeof value === 'number') return new Map([[path, value]]);
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(
    Object.entries(value).flatMap(([key, each]) => [...listLeaves(each, `${path}/${key}`)]),
  );
}
