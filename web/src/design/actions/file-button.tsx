import { type ChangeEvent, type RefObject, useRef } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import * as textStyles from '../text.module.css';

export type FileButtonProps = Omit<ButtonProps, 'type' | 'onClick'> & {
  /** The name of the input, for whoever does not see the button. */
  label: string;
  accept: string;
  onFile: (file: File) => void;
  /** The input, where something else than the button opens it too. */
  input?: RefObject<HTMLInputElement | null>;
};

/** Chooses a file of the device. */
export function FileButton({ label, accept, onFile, input, ...button }: FileButtonProps) {
  const ownInput = useRef<HTMLInputElement>(null);
  const file = input ?? ownInput;

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosenFile] = target.files ?? [];
    if (chosenFile) onFile(chosenFile);
    // The same file may be chosen again, corrected.
    target.value = '';
  }

  return (
    <>
      <input
        ref={file}
        className={textStyles.visuallyHidden}
        type="file"
        accept={accept}
        aria-label={label}
        tabIndex={-1}
        onChange={choose}
      />
      <Button {...button} onClick={() => file.current?.click()} />
    </>
  );
}
