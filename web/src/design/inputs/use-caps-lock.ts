import { type KeyboardEvent, useState } from 'react';

/** Unknown until the first key pressed in the field. */
export function useCapsLock() {
  const [isOn, setIsOn] = useState(false);
  const update = (event: KeyboardEvent) => setIsOn(event.getModifierState('CapsLock'));
  return { isOn, update, reset: () => setIsOn(false) };
}
