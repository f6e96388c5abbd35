import { useSyncExternalStore } from 'react';
import { Segmented } from './segmented.tsx';
import { applyTheme, readTheme, subscribeToTheme, type Theme } from '../theme.ts';
import { themeSwitchMessages } from './theme-switch.messages.ts';

const options: readonly { value: Theme; label: string }[] = [
  { value: 'automatico', label: themeSwitchMessages.automatic },
  { value: 'claro', label: themeSwitchMessages.light },
  { value: 'oscuro', label: themeSwitchMessages.dark },
];

export function ThemeSwitch({
  legend = themeSwitchMessages.legend,
}: {
  legend?: string | undefined;
}) {
  const theme = useSyncExternalStore(
    subscribeToTheme,
    () => readTheme(),
    (): Theme => 'automatico',
  );
  return (
    <Segmented
      legend={legend}
      options={options}
      value={theme}
      onValueChange={(selected) => applyTheme(selected)}
      density="dense"
    />
  );
}
