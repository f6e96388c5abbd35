import { Button } from '../../design/actions/button.tsx';
import { StaticDialog } from '../../design/overlays/static-dialog.tsx';
import * as textStyles from '../../design/text.module.css';
import { frameMessages } from './frame.messages.ts';

const { welcome } = frameMessages;

export const WelcomeDialog = () => (
  <StaticDialog
    id="bienvenida"
    title={welcome.title}
    description={welcome.lead}
    footer={
      <Button variant="primary" wide data-close>
        {welcome.understood}
      </Button>
    }
  >
    <p>{welcome.educates}</p>
    <p>{welcome.mitigates}</p>
    <p className={textStyles.secondary}>{welcome.emergency}</p>
  </StaticDialog>
);
