/** What is shown while edits are stored: each stored one is made from the one before. */
export type EditQueue<Value> = {
  /** Undefined when nothing waits: then the stored record is what is shown. */
  shown: () => Value | undefined;
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
  let waiting: { original: unknown; saved: Value; shown: Value } | undefined;
  let isSaving = false;

  async function store(): Promise<void> {
    if (isSaving) return;
    isSaving = true;
    try {
      while (waiting && waiting.shown !== waiting.saved) {
        const value = waiting.shown;
        await save({ original: waiting.original, value });
        waiting = { ...waiting, original: encode(value), saved: value };
        if (waiting.shown === value) await refresh();
      }
      waiting = undefined;
      onChange();
    } catch (problem) {
      onChange(problem);
    } finally {
      isSaving = false;
    }
  }

  return {
    shown: () => waiting?.shown,
    edit({ value, stored }, change) {
      const from = waiting ?? { original: stored, saved: value, shown: value };
      const shown = change(from.shown);
      if (shown === from.shown) return;
      waiting = { ...from, shown };
      onChange();
      void store();
    },
  };
}
