import { createListeners } from '../listeners.ts';

/** Of a call that the person made, or of something that was kept on the device and went to the account by itself. */
type RefusalOf = 'call' | 'queue';

const listeners = createListeners<[code: string, of: RefusalOf]>();

/** The server refused: who explains that refusal hears of it. */
export const announceRefusal = listeners.notify;

type AnnouncedCode = 'membership_required' | 'not_signed_in' | 'another_person_signed_in';

export const onRefusal = (code: AnnouncedCode, listener: (of: RefusalOf) => void): (() => void) =>
  listeners.subscribe((refused, of) => {
    if (refused === code) listener(of);
  });
