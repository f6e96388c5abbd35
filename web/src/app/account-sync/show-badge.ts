type Badge = {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
};

/** On the icon of the installed app, where the system draws it. */
export function showBadge(count: number): void {
  const { setAppBadge, clearAppBadge }: Badge = navigator;
  const update = count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator);
  // Not installed, or not allowed: the header says the same.
  update?.catch(() => undefined);
}
