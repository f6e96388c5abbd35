import { isBarcode } from '@forja/domain/food-log/barcode';
import type { BarcodeReader, Picture } from './barcode-reader.ts';
import { openNativeReader } from './native-reader.ts';
import { openWasmReader } from './wasm-reader.ts';

/** Prefers the reader of the browser. No picture leaves the device. */
export const openReader = async (): Promise<BarcodeReader> =>
  (await openNativeReader()) ?? openWasmReader();

/** The first barcode with a valid check digit. */
export async function readBarcode(
  reader: BarcodeReader,
  picture: Picture,
): Promise<string | undefined> {
  return (await reader.scan(picture)).find(isBarcode);
}
