import { type ChangeEvent, type RefObject, useRef } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import * as textStyles from '../text.module.css';

export type FileButtonProps = Omit<ButtonProps, 'type' | 'onClick'> & {
  label: string;
  accept: string;
  onFile: (file: File) => void;
  input?: RefObject<HTMLInputElement | null>;
};

export function FileButton({ label, accept, onFile, input, ...button }: FileButtonProps) {
  const ownInput = useRef<HTMLInputElement>(null);
  const file = input ?? ownInput;

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosenFile] = target.files ?? [];
    if (chosenFile) onFile(chosenFile);
    // Cleared, so that the same file can be chosen again after a correction.
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
