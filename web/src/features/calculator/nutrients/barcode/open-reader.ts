import { isBarcode } from '@forja/domain/food-log/barcode';
import type { BarcodeReader, Picture } from './barcode-reader.ts';
import { openNativeReader } from './native-reader.ts';
import { openWasmReader } from './wasm-reader.ts';

/** The reader of the browser where it has one, and otherwise that of this site. No picture leaves the device. */
export const openReader = async (): Promise<BarcodeReader> =>
  (await openNativeReader()) ?? openWasmReader();

/** The first code of a picture whose last digit is the one that the others give. */
export async function readBarcode(
  reader: BarcodeReader,
  picture: Picture,
): Promise<string | undefined> {
  return (await reader.scan(picture)).find(isBarcode);
}
