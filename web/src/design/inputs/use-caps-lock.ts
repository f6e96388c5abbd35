import { type KeyboardEvent, useState } from 'react';

/** Whether capitals are locked, known from the first key that is pressed in the field. */
export function useCapsLock() {
  const [isOn, setIsOn] = useState(false);
  const look = (event: KeyboardEvent) => setIsOn(event.getModifierState('CapsLock'));
  return { isOn, look, forget: () => setIsOn(false) };
}
