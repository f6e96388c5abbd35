import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode, Ref } from 'react';
import { useDrawnParts, useIsPrinting } from '../layout/use-is-printing.ts';
import * as styles from './tabs.module.css';

export type Tab<Value extends string> = {
  value: Value;
  label: ReactNode;
  panel: ReactNode;
  disabled?: boolean | undefined;
};

export type TabsProps<Value extends string> = {
  tabs: readonly Tab<Value>[];
  label: string;
  value?: Value | undefined;
  defaultValue?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
  /** The start of the sticky tabs. */
  stickyFrom?: Ref<HTMLDivElement> | undefined;
};

/** Arrows, Home and End select a tab. */
export function Tabs<Value extends string>({
  tabs,
  label,
  value,
  defaultValue,
  onValueChange,
  stickyFrom,
}: TabsProps<Value>) {
  const isPrinting = useIsPrinting();
  const { count: drawnParts, isDrawing } = useDrawnParts(tabs.length);
  const first = defaultValue ?? tabs[0]?.value;
  const list = (
    <BaseTabs.List className={styles.list} aria-label={label} activateOnFocus>
      {tabs.map((tab) => (
        <BaseTabs.Tab key={tab.value} value={tab.value} disabled={tab.disabled}>
          {tab.label}
        </BaseTabs.Tab>
      ))}
    </BaseTabs.List>
  );
  return (
    <BaseTabs.Root
      aria-busy={isDrawing ? true : undefined}
      {...(value === undefined ? { defaultValue: first } : { value })}
      onValueChange={(next: Value) => onValueChange?.(next)}
    >
      {stickyFrom ? (
        <>
          <div ref={stickyFrom} className={styles.start} />
          <div className={styles.sticky}>{list}</div>
        </>
      ) : (
        list
      )}
      {tabs.map((tab, index) => (
        <BaseTabs.Panel
          key={tab.value}
          value={tab.value}
          className={styles.panel}
          keepMounted={index < drawnParts}
        >
          {isPrinting && (
            <p className={styles.printedTitle} aria-hidden="true">
              {tab.label}
            </p>
          )}
          {tab.panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
