import { useSyncExternalStore } from 'react';
import { useIsDocument } from '../../shared/pages/document-parts.ts';
import { Segmented } from './segmented.tsx';
import { applyTheme, readTheme, subscribeToTheme, type Theme } from '../theme.ts';
import { themeSwitchMessages } from './theme-switch.messages.ts';

const options: readonly { value: Theme; label: string }[] = [
  { value: 'automatico', label: themeSwitchMessages.automatic },
  { value: 'claro', label: themeSwitchMessages.light },
  { value: 'oscuro', label: themeSwitchMessages.dark },
];

/** A document has one, which its script answers (src/start/theme-choice.ts). */
export function ThemeSwitch({
  legend = themeSwitchMessages.legend,
}: {
  legend?: string | undefined;
}) {
  const isDocument = useIsDocument();
  const theme = useSyncExternalStore(
    subscribeToTheme,
    () => readTheme(),
    (): Theme => 'automatico',
  );
  return (
    <Segmented
      legend={legend}
      name={isDocument ? 'tema' : undefined}
      options={options}
      value={theme}
      onValueChange={(selected) => applyTheme(selected)}
      density="dense"
    />
  );
}
