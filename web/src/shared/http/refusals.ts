import { createListeners } from '../listeners.ts';

type RefusalOf = 'call' | 'queue';

const listeners = createListeners<[code: string, of: RefusalOf]>();

export const announceRefusal = listeners.notify;

type AnnouncedCode = 'membership_required' | 'not_signed_in' | 'another_person_signed_in';

export const onRefusal = (code: AnnouncedCode, listener: (of: RefusalOf) => void): (() => void) =>
  listeners.subscribe((refused, of) => {
    if (refused === code) listener(of);
  });
