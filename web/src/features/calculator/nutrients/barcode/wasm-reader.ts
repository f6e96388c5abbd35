import type { BarcodeReply } from './barcode.worker.ts';
import type { BarcodeReader } from './barcode-reader.ts';
import { takePixels } from './take-pixels.ts';

type PendingPicture = {
  resolve: (codes: readonly string[]) => void;
  reject: (error: Error) => void;
};

/** The worker is the only context whose CSP allows WebAssembly. Requests are answered in order. */
export function openWasmReader(): BarcodeReader {
  const worker = new Worker(new URL('./barcode.worker.ts', import.meta.url), {
    type: 'module',
    name: 'barcode',
  });
  const pending: PendingPicture[] = [];
  worker.addEventListener('message', ({ data }: MessageEvent<BarcodeReply>) => {
    const picture = pending.shift();
    if ('failure' in data) picture?.reject(new Error(data.failure));
    else picture?.resolve(data.codes);
  });
  worker.addEventListener('error', () => {
    for (const { reject } of pending.splice(0)) reject(new Error('the barcode worker failed'));
  });
  return {
    scan: (picture) =>
      new Promise((resolve, reject) => {
        pending.push({ resolve, reject });
        worker.postMessage(takePixels(picture));
      }),
    close: () => worker.terminate(),
  };
}
