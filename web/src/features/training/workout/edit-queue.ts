/** What is shown while edits are stored: each stored one is made from the one before. */
export type EditQueue<Value> = {
  /** Undefined when nothing waits: then the stored record is what is shown. */
  current: () => Value | undefined;
  edit: (
    stored: { value: Value; stored: unknown },
    change: (value: Value) => Value,
    /** Draws this edit after it is stored, because drawing would delay storing it, and first calls this. */
    beforeDrawing?: () => void,
  ) => Value;
  /** Ends when every edit is stored, and fails where one cannot be. */
  whenStored: () => Promise<void>;
  /** Stores what is on screen and answers the record with it, to delete it; the same record where it cannot be stored. */
  storeCurrent: <Saved extends { value: Value; stored: unknown }>(record: Saved) => Promise<Saved>;
};

/** A device that takes longer to store shows the edit meanwhile. Under the 100 ms that look immediate. */
const LONGEST_UNDRAWN_MS = 60;

type Dependencies<Value> = {
  /** Stores an edit of what is stored; it answers when it is on the device. */
  save: (edit: { original: unknown; value: Value }) => Promise<void>;
  encode: (value: Value) => unknown;
  /** Everything is stored: reads the record, which may have more than what was edited here. */
  refresh: () => Promise<void>;
  onChange: (problem?: unknown) => void;
};

/**
 * Each tap is shown and stored in its order, so that quick ones are not lost. What could not be stored stays on
 * screen, and goes with the next edit.
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
    // Who edits is told by `onChange`.
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
