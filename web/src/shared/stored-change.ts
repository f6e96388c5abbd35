/** A change that the device is storing. */
export type StoredChange = {
  /** Keeps what is chosen after it. */
  undo: () => void;
  /** Rejects when the device could not store it, which the person was told. */
  stored: Promise<unknown>;
};
