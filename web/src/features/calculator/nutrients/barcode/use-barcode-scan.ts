import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BarcodeReader, Picture } from './barcode-reader.ts';
import { openReader, readBarcode } from './open-reader.ts';
import { useCamera } from './use-camera.ts';

/** Interval between reads of the camera; a phone takes less for one. */
const SCAN_INTERVAL_MS = 250;

type Trouble = 'nothing-found' | 'no-picture' | 'no-reader';
type ScanResult = { code?: string | undefined; trouble?: Trouble };

export function useBarcodeScan(onCode: (code: string) => void) {
  const { video, state: camera } = useCamera();
  const reader = useRef<Promise<BarcodeReader>>(undefined);
  const [trouble, setTrouble] = useState<Trouble>();
  const [isReading, setIsReading] = useState(false);
  const canScan = camera === 'on' && trouble !== 'no-reader';

  function closeReader() {
    void reader.current?.then((opened) => opened.close());
    reader.current = undefined;
  }

  async function scanOnce(picture: Picture): Promise<ScanResult> {
    try {
      reader.current ??= openReader();
      return { code: await readBarcode(await reader.current, picture) };
    } catch {
      // A retry loads the reader again: the connection may be back.
      closeReader();
      return { trouble: 'no-reader' };
    }
  }

  const close = useEffectEvent(closeReader);
  useEffect(() => () => close(), []);

  const readCamera = useEffectEvent(async (): Promise<ScanResult> => {
    const element = video.current;
    return element && element.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA
      ? scanOnce(element)
      : {};
  });
  const report = useEffectEvent(({ code, trouble: cause }: ScanResult) => {
    if (code !== undefined) onCode(code);
    else setTrouble(cause);
  });
  useEffect(() => {
    if (!canScan) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStopped = false;
    async function scanCamera() {
      const result = await readCamera();
      if (isStopped) return;
      if (result.code === undefined && result.trouble === undefined)
        timer = setTimeout(() => void scanCamera(), SCAN_INTERVAL_MS);
      else report(result);
    }
    void scanCamera();
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [canScan]);

  async function readPicture(file: File): Promise<void> {
    setTrouble(undefined);
    setIsReading(true);
    const picture = await createImageBitmap(file).catch(() => undefined);
    const { code, trouble: cause = 'nothing-found' }: ScanResult = picture
      ? await scanOnce(picture)
      : { trouble: 'no-picture' };
    picture?.close();
    setIsReading(false);
    if (code === undefined) setTrouble(cause);
    else onCode(code);
  }

  return { video, camera, trouble, isReading, readPicture };
}
