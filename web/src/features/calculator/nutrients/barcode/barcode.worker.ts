import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

export type BarcodeReply = { codes: readonly string[] } | { failure: string };

// From this address: the package would bring it from a network of copies.
prepareZXingModule({ overrides: { locateFile: () => wasmUrl } });

async function readSymbols(picture: ImageData): Promise<BarcodeReply> {
  try {
    const symbols = await readBarcodes(picture, { formats: ['EAN13', 'EAN8', 'UPCA'] });
    return { codes: symbols.filter(({ isValid }) => isValid).map(({ text }) => text) };
  } catch (error) {
    return { failure: String(error) };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ImageData>) => {
  void readSymbols(data).then((reply) => self.postMessage(reply));
});
