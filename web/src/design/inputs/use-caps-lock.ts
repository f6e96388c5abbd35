import { type KeyboardEvent, useState } from 'react';

/** Whether Caps Lock is on, from the first key pressed in the field. */
export function useCapsLock() {
  const [isOn, setIsOn] = useState(false);
  const update = (event: KeyboardEvent) => setIsOn(event.getModifierState('CapsLock'));
  return { isOn, update, reset: () => setIsOn(false) };
}
