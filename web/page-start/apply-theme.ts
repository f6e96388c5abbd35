/** Before the first paint: the theme that a person chose is the first one they see. */
export function applyTheme(): void {
  try {
    const theme = localStorage.getItem('forja-tema');
    if (theme === 'claro' || theme === 'oscuro') document.documentElement.dataset['tema'] = theme;
  } catch {
    // Storage may be forbidden: the theme of the system stays.
  }
}
