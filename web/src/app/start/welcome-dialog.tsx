import { Button } from '../../design/actions/button.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { appMessages } from '../app.messages.ts';
import * as textStyles from '../../design/text.module.css';

const { welcome } = appMessages;

export const WelcomeDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog
    open
    onClose={onClose}
    title={welcome.title}
    description={welcome.lead}
    footer={
      <Button variant="primary" wide onClick={onClose}>
        {welcome.understood}
      </Button>
    }
  >
    <p>{welcome.educates}</p>
    <p>{welcome.mitigates}</p>
    <p className={textStyles.secondary}>{welcome.emergency}</p>
  </Dialog>
);
