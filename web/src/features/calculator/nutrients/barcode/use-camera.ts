import { useEffect, useRef, useState } from 'react';

export type CameraState = 'starting' | 'on' | 'refused' | 'none';

export function useCamera() {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  useEffect(() => {
    const leaving = new AbortController();
    const stop = (stream: MediaStream) => {
      for (const track of stream.getTracks()) track.stop();
    };
    async function show(): Promise<CameraState> {
      const stream = await openCamera();
      if (leaving.signal.aborted || !video.current) {
        stop(stream);
        return 'starting';
      }
      leaving.signal.addEventListener('abort', () => stop(stream));
      video.current.srcObject = stream;
      return 'on';
    }
    void show().then(setState, (error: unknown) => setState(isRefusal(error) ? 'refused' : 'none'));
    return () => leaving.abort();
  }, []);
  return { video, state };
}

async function openCamera(): Promise<MediaStream> {
  // Undefined outside HTTPS.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) throw new Error('no camera');
  return devices.getUserMedia({
    video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } },
  });
}

const isRefusal = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotAllowedError';
