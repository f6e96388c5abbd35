import { Button } from '../../design/actions/button.tsx';
import { StaticDialog } from '../../design/overlays/static-dialog.tsx';
import * as textStyles from '../../design/text.module.css';
import { frameMessages } from './frame.messages.ts';

const { welcome } = frameMessages;

/** The notice of the first visit, in every document: `showWelcome` opens it. */
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
