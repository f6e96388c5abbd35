import { useSyncExternalStore } from 'react';
import { Segmented } from './segmented.tsx';
import { applyTheme, readTheme, subscribeToTheme, type Theme } from '../theme.ts';

const options: readonly { value: Theme; label: string }[] = [
  { value: 'automatico', label: 'Automático' },
  { value: 'claro', label: 'Claro' },
  { value: 'oscuro', label: 'Oscuro' },
];

export function ThemeSwitch({ legend = 'Tema' }: { legend?: string | undefined }) {
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
