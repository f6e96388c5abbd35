import { type ChangeEvent, useRef } from 'react';
import { Button } from '../../design/actions/button.tsx';
import { iconUpload } from '../../design/icon-paths.ts';
import * as textStyles from '../../design/text.module.css';

type FileButtonProps = {
  /** Of the input, for who does not see the button. */
  label: string;
  text: string;
  accept: string;
  isPrimary: boolean;
  isReading: boolean;
  readingLabel: string;
  onFile: (file: File) => void;
};

/** Chooses a file of the device. */
export function FileButton({
  label,
  text,
  accept,
  isPrimary,
  isReading,
  readingLabel,
  onFile,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);

  function readFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (file) onFile(file);
    // The same file may be chosen again, corrected.
    if (input.current) input.current.value = '';
  }

  return (
    <>
      <input
        ref={input}
        className={textStyles.visuallyHidden}
        type="file"
        accept={accept}
        aria-label={label}
        tabIndex={-1}
        onChange={readFile}
      />
      <Button
        variant={isPrimary ? 'primary' : 'secondary'}
        icon={iconUpload}
        busy={isReading}
        busyLabel={readingLabel}
        onClick={() => input.current?.click()}
      >
        {text}
      </Button>
    </>
  );
}
