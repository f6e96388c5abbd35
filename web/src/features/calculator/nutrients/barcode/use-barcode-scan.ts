import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BarcodeReader, Picture } from './barcode-reader.ts';
import { openReader, readBarcode } from './open-reader.ts';
import { useCamera } from './use-camera.ts';

/** Interval between reads of the camera; a phone takes less for one. */
const LOOK_MS = 250;

type Trouble = 'nothing-found' | 'no-picture' | 'no-reader';
type Look = { code?: string | undefined; trouble?: Trouble };

export function useBarcodeScan(onCode: (code: string) => void) {
  const { video, state: camera } = useCamera();
  const reader = useRef<Promise<BarcodeReader>>(undefined);
  const [trouble, setTrouble] = useState<Trouble>();
  const [isReading, setIsReading] = useState(false);
  const canLook = camera === 'on' && trouble !== 'no-reader';

  function closeReader() {
    void reader.current?.then((opened) => opened.close());
    reader.current = undefined;
  }

  async function scanOnce(picture: Picture): Promise<Look> {
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

  const readCamera = useEffectEvent(async (): Promise<Look> => {
    const element = video.current;
    return element && element.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA
      ? scanOnce(element)
      : {};
  });
  const report = useEffectEvent(({ code, trouble: cause }: Look) => {
    if (code !== undefined) onCode(code);
    else setTrouble(cause);
  });
  useEffect(() => {
    if (!canLook) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasLeft = false;
    async function lookAgain() {
      const result = await readCamera();
      if (hasLeft) return;
      if (result.code === undefined && result.trouble === undefined)
        timer = setTimeout(() => void lookAgain(), LOOK_MS);
      else report(result);
    }
    void lookAgain();
    return () => {
      hasLeft = true;
      clearTimeout(timer);
    };
  }, [canLook]);

  async function readPicture(file: File): Promise<void> {
    setTrouble(undefined);
    setIsReading(true);
    const picture = await createImageBitmap(file).catch(() => undefined);
    const { code, trouble: cause = 'nothing-found' }: Look = picture
      ? await scanOnce(picture)
      : { trouble: 'no-picture' };
    picture?.close();
    setIsReading(false);
    if (code === undefined) setTrouble(cause);
    else onCode(code);
  }

  return { video, camera, trouble, isReading, readPicture };
}
