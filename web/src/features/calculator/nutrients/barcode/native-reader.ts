import type { BarcodeReader, Picture } from './barcode-reader.ts';

const FORMATS = ['ean_13', 'ean_8', 'upc_a'] as const;

/** Barcode Detection API, which has no TypeScript types yet. */
type Detector = { detect: (picture: Picture) => Promise<readonly { rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
};

/** Undefined without browser support for these barcodes. */
export async function openNativeReader(): Promise<BarcodeReader | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  if (!BarcodeDetector) return undefined;
  const formats = await BarcodeDetector.getSupportedFormats().catch((): readonly string[] => []);
  if (!FORMATS.every((format) => formats.includes(format))) return undefined;
  const detector = new BarcodeDetector({ formats: FORMATS });
  return {
    scan: async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue),
    close: () => undefined,
  };
}
