type Badge = {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
};

export function showBadge(count: number): void {
  const { setAppBadge, clearAppBadge }: Badge = navigator;
  const update = count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator);
  // The app is not installed, or badges are not allowed: the header shows the same.
  update?.catch(() => undefined);
}
