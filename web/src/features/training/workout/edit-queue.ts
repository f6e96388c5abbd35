/** What is shown while edits are stored: each stored one is made from the one before. */
export type EditQueue<Value> = {
  /** Undefined when nothing waits: then the stored record is what is shown. */
  current: () => Value | undefined;
  edit: (stored: { value: Value; stored: unknown }, change: (value: Value) => Value) => void;
};

type Dependencies<Value> = {
  /** Stores an edit of what is stored; it answers when it is on the device. */
  save: (edit: { original: unknown; value: Value }) => Promise<void>;
  encode: (value: Value) => unknown;
  /** Everything is stored: reads the record, which may have more than what was edited here. */
  refresh: () => Promise<void>;
  onChange: (problem?: unknown) => void;
};

/**
 * Each tap is shown at once and stored in its order, so that quick ones are not lost. What could not be stored stays on
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

  async function store(): Promise<void> {
    if (isSaving) return;
    isSaving = true;
    try {
      while (pending && pending.current !== pending.saved) {
        const value = pending.current;
        await save({ original: pending.original, value });
        pending = { ...pending, original: encode(value), saved: value };
        if (pending.current === value) await refresh();
      }
      pending = undefined;
      onChange();
    } catch (problem) {
      onChange(problem);
    } finally {
      isSaving = false;
    }
  }

  return {
    current: () => pending?.current,
    edit({ value, stored }, change) {
      const from = pending ?? { original: stored, saved: value, current: value };
      const current = change(from.current);
      if (current === from.current) return;
      pending = { ...from, current };
      onChange();
      void store();
    },
  };
}
