export type Picture = HTMLVideoElement | ImageBitmap;

export type BarcodeReader = {
  /** Every code that it sees. Rejects when the reader itself could not be brought. */
  scan: (picture: Picture) => Promise<readonly string[]>;
  close: () => void;
};
