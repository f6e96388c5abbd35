export type StoredChange = {
  undo: () => void;
  /** Rejects when the device could not store it, after telling the person. */
  stored: Promise<unknown>;
};
