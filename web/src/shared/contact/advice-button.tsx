import { useState } from 'react';
import { Button } from '../../design/actions/button.tsx';
import { LinkButton } from '../../design/actions/link-button.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { toast } from '../../design/feedback/toast.ts';
import { iconExternalLink } from '../../design/icon-paths.ts';
import { Option } from '../../design/inputs/option.tsx';
import { TextArea } from '../../design/inputs/text-area.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { siteSettings } from '../settings/site-settings.ts';
import { adviceMessages as messages } from './advice.messages.ts';
import * as frameStyles from '../../design/layout/frame.module.css';
import * as actionBarStyles from '../../design/navigation/action-bar.module.css';

const MAX_MESSAGE = 1500;

type AdviceButtonProps = {
  healthLines?: readonly string[];
};

export function AdviceButton({ healthLines = [] }: AdviceButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button wide onClick={() => setIsOpen(true)}>
        {messages.open}
      </Button>
      {isOpen && <AdviceDialog healthLines={healthLines} onClose={() => setIsOpen(false)} />}
    </>
  );
}

type AdviceDialogProps = Required<AdviceButtonProps> & { onClose: () => void };

function AdviceDialog({ healthLines, onClose }: AdviceDialogProps) {
  const [text, setText] = useState<string>(messages.first);
  const [hasHealth, setHasHealth] = useState(false);
  const [isCopyFailed, setIsCopyFailed] = useState(false);
  const addedLines = hasHealth ? healthLines : [];

  async function copyMessage(): Promise<void> {
    try {
      await navigator.clipboard.writeText([text, ...addedLines].join('\n'));
      toast({ title: messages.copied });
      onClose();
    } catch {
      setIsCopyFailed(true);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.title}
      description={messages.lead}
      footer={
        <div className={actionBarStyles.row}>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <LinkButton
            variant="primary"
            wide
            icon={iconExternalLink}
            href={siteSettings.instagram}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => void copyMessage()}
          >
            {messages.confirm}
          </LinkButton>
        </div>
      }
    >
      <div className={frameStyles.stack}>
        {isCopyFailed && (
          <Alert kind="error" title={messages.copyFailed}>
            {messages.copyByHand}
          </Alert>
        )}
        <TextArea
          label={messages.message}
          hint={messages.messageHint}
          value={text}
          maxLength={MAX_MESSAGE}
          onChange={({ target }) => setText(target.value)}
        />
        {healthLines.length > 0 && (
          <Option
            type="checkbox"
            label={messages.health}
            description={messages.healthHint}
            checked={hasHealth}
            onChange={({ target }) => setHasHealth(target.checked)}
          />
        )}
        {addedLines.length > 0 && (
          <div>
            <p>{messages.addedLines}</p>
            <ul className={frameStyles.bulletList}>
              {addedLines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Dialog>
  );
}
