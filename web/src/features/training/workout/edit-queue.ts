/** Serializes edits: each starts from the stored result of the one before. */
export type EditQueue<Value> = {
  /** Undefined when nothing is pending: the stored record is current. */
  current: () => Value | undefined;
  edit: (
    stored: { value: Value; stored: unknown },
    change: (value: Value) => Value,
    /** Called before a deferred render: rendering first would delay the write. */
    beforeDrawing?: () => void,
  ) => Value;
  /** Resolves when all edits are stored, and rejects when one fails. */
  whenStored: () => Promise<void>;
  /**
   * Stores pending edits and returns the record for its deletion; the same record when the write
   * fails.
   */
  storeCurrent: <Saved extends { value: Value; stored: unknown }>(record: Saved) => Promise<Saved>;
};

/** Delay in ms before an unstored edit renders: below the 100 ms that feel immediate. */
const LONGEST_UNDRAWN_MS = 60;

type Dependencies<Value> = {
  /** Resolves when the edit is on the device. */
  save: (edit: { original: unknown; value: Value }) => Promise<void>;
  encode: (value: Value) => unknown;
  /** Called when the queue is empty: the record may have newer changes. */
  refresh: () => Promise<void>;
  onChange: (problem?: unknown) => void;
};

/**
 * Shows and stores quick edits in order. A failed edit stays on screen and is stored with the next
 * one.
 */
export function createEditQueue<Value>({
  save,
  encode,
  refresh,
  onChange,
}: Dependencies<Value>): EditQueue<Value> {
  let pending: { original: unknown; saved: Value; current: Value } | undefined;
  let isSaving = false;
  let storing = Promise.resolve();
  let undrawn: (() => void)[] = [];

  function draw(problem?: unknown): void {
    for (const prepare of undrawn) prepare();
    undrawn = [];
    onChange(problem);
  }

  function store(): void {
    if (isSaving) return;
    isSaving = true;
    storing = storeAll();
    // Errors are reported by `onChange`.
    storing.catch(() => undefined);
  }

  async function storeAll(): Promise<void> {
    try {
      while (pending && pending.current !== pending.saved) {
        const value = pending.current;
        await save({ original: pending.original, value });
        pending = { ...pending, original: encode(value), saved: value };
        if (undrawn.length > 0) draw();
        if (pending.current === value) await refresh();
      }
      pending = undefined;
      draw();
    } catch (problem) {
      draw(problem);
      throw problem;
    } finally {
      isSaving = false;
    }
  }

  function whenStored(): Promise<void> {
    if (pending) store();
    return storing;
  }

  return {
    current: () => pending?.current,
    edit({ value, stored }, change, beforeDrawing) {
      const from = pending ?? { original: stored, saved: value, current: value };
      const current = change(from.current);
      if (current === from.current) return current;
      pending = { ...from, current };
      store();
      if (!beforeDrawing) {
        draw();
        return current;
      }
      undrawn.push(beforeDrawing);
      setTimeout(() => {
        if (undrawn.includes(beforeDrawing)) draw();
      }, LONGEST_UNDRAWN_MS);
      return current;
    },
    whenStored,
    storeCurrent(record) {
      const value = pending?.current;
      if (value === undefined) return Promise.resolve(record);
      const current = { ...record, value, stored: encode(value) };
      return whenStored().then(
        () => current,
        () => record,
      );
    },
  };
}
