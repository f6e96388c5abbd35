import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

export type BarcodeReply = { codes: readonly string[] } | { failure: string };

// The default location is a third-party CDN.
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
