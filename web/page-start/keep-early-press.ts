/** The last button or option that was pressed before the app took the page over: it can only answer afterwards. */
export function keepEarlyPress(): void {
  let pressed: HTMLElement | null = null;
  const holdPress = ({ target }: Event) => {
    pressed =
      target instanceof Element
        ? target.closest<HTMLElement>('#root button, #root [type=radio]')
        : null;
  };
  addEventListener('click', holdPress, true);
  window.takeEarlyPress = () => {
    removeEventListener('click', holdPress, true);
    return pressed;
  };
}
