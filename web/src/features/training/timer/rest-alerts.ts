import { clock } from '../../../design/format.ts';
import { timerMessages as texts } from './timer.messages.ts';

/** One notification, updated and closed by its tag. */
const TAG = 'forja-descanso';
const TONES_HZ = [660, 880] as const;
const TONE_SECONDS = 0.18;
const VOLUME = 0.25;

let audio: AudioContext | undefined;
let planned: OscillatorNode[] = [];

/** Browsers allow sound only after a tap: call it in the tap that ends a set. */
export function openAudio(): AudioContext | undefined {
  try {
    audio ??= new AudioContext();
    if (audio.state === 'suspended') void audio.resume().catch(() => undefined);
    return audio;
  } catch {
    return undefined;
  }
}

/** Scheduled on the audio clock: timers run late or never with the screen locked. */
export function planSound(seconds: number): void {
  cancelSound();
  const context = openAudio();
  if (!context) return;
  planned = TONES_HZ.map((frequency, at) => {
    const start = context.currentTime + seconds + at * TONE_SECONDS * 1.5;
    const tone = new OscillatorNode(context, { frequency });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(VOLUME, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + TONE_SECONDS);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + TONE_SECONDS);
    return tone;
  });
}

export function cancelSound(): void {
  for (const tone of planned) tone.disconnect();
  planned = [];
}

export const vibrate = (): void => {
  if ('vibrate' in navigator) navigator.vibrate([200, 100, 200]);
};

export const canNotify = (): boolean => 'Notification' in window && 'serviceWorker' in navigator;

/** Call it only when the person turns it on. */
export const askToNotify = async (): Promise<boolean> =>
  canNotify() && (await Notification.requestPermission()) === 'granted';

export const isNotifying = (): boolean => canNotify() && Notification.permission === 'granted';

/** Supported by browsers but missing from the types. */
type ShownOptions = NotificationOptions & {
  renotify?: boolean;
  actions?: { action: string; title: string }[];
};

/** Shows a notification, with actions where supported. */
async function show(title: string, options: ShownOptions) {
  if (!isNotifying()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const notification: ShownOptions = {
    tag: TAG,
    icon: '/marca/icono-192.png',
    actions: [
      { action: 'descanso-sumar', title: texts.notification.more },
      { action: 'descanso-saltar', title: texts.notification.skip },
    ],
    ...options,
  };
  await registration?.showNotification(title, notification);
}

export const notifyResting = (endsAt: number): Promise<void> =>
  show(texts.notification.resting(clock(new Date(endsAt))), { silent: true });

export const notifyEnd = (): Promise<void> =>
  show(texts.notification.ended, { body: texts.notification.next, renotify: true });

export async function closeNotification(): Promise<void> {
  if (!isNotifying()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  for (const notification of (await registration?.getNotifications({ tag: TAG })) ?? [])
    notification.close();
}
