import type { Picture } from './barcode-reader.ts';

/** Longest side in px: a barcode that fills a third of the picture is still readable. */
const LONGEST_SIDE = 1600;

export function takePixels(picture: Picture): ImageData {
  const [fullWidth, fullHeight] =
    picture instanceof HTMLVideoElement
      ? [picture.videoWidth, picture.videoHeight]
      : [picture.width, picture.height];
  const scale = Math.min(1, LONGEST_SIDE / Math.max(fullWidth, fullHeight));
  const width = Math.max(1, Math.round(fullWidth * scale));
  const height = Math.max(1, Math.round(fullHeight * scale));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser has no 2D canvas');
  context.drawImage(picture, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}
