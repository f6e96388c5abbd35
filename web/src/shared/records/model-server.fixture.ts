import type { ChangedRecord } from './apply-change.ts';
import type { SentWrite } from './sent-write.ts';
import type { PullOutcome, WriteOutcome } from './sync-outcome.ts';

type Kept = {
  collection: string;
  id: string;
  revision: number;
  position: number;
  value: unknown;
  arrived: { mutationId: string; revision: number }[];
};

const PAGE = 3;

/** The server of the model: what the contract promises, in a page, with nothing of how it is kept. */
export function createModelServer() {
  const kept = new Map<string, Kept>();
  let position = 0;
  let effects = 0;
  const version = ({ revision, value }: Pick<Kept, 'revision' | 'value'>) => ({
    revision,
    deleted: value === null,
    value,
  });

  return {
    put({ collection, id, ...body }: SentWrite): WriteOutcome {
      const value = body.deleted ? null : body.value;
      const standing = kept.get(`${collection} ${id}`);
      const before = standing?.arrived.find(({ mutationId }) => mutationId === body.mutationId);
      if (before) return { kind: 'stored', revision: before.revision };
      if (standing && body.revision !== standing.revision) {
        const saysTheSame = JSON.stringify(standing.value) === JSON.stringify(value);
        return saysTheSame
          ? { kind: 'stored', revision: standing.revision }
          : { kind: 'conflict', current: version(standing) };
      }
      position += 1;
      effects += 1;
      const revision = (standing?.revision ?? 0) + 1;
      const arrived = [...(standing?.arrived ?? []), { mutationId: body.mutationId, revision }];
      kept.set(`${collection} ${id}`, { collection, id, revision, position, value, arrived });
      return { kind: 'stored', revision };
    },
    pull(since: string | undefined): PullOutcome {
      const after = Number(since ?? 0);
      const found = [...kept.values()]
        .filter((record) => record.position > after)
        .toSorted((one, other) => one.position - other.position);
      const page = found.slice(0, PAGE);
      const items: ChangedRecord[] = page.map((record) => ({
        collection: record.collection,
        id: record.id,
        ...version(record),
      }));
      return {
        kind: 'page',
        page: { items, next: String(page.at(-1)?.position ?? after), hasMore: found.length > page.length },
        bytes: 1000,
      };
    },
    values: (): unknown[] => [...kept.values()].map(({ value }) => value).filter((value) => value !== null),
    effects: (): number => effects,
  };
}

export type ModelServer = ReturnType<typeof createModelServer>;
