export type Picture = HTMLVideoElement | ImageBitmap;

export type BarcodeReader = {
  /** All barcodes of the picture. Rejects when the reader fails to load. */
  scan: (picture: Picture) => Promise<readonly string[]>;
  close: () => void;
};
