export type StoredChange = {
  undo: () => void;
  stored: Promise<unknown>;
};
