import { appMessages } from '../../app/app.messages.ts';
import { Button } from '../../design/actions/button.tsx';
import { StaticDialog } from '../../design/overlays/static-dialog.tsx';
import * as actionBarStyles from '../../design/navigation/action-bar.module.css';
import * as frameStyles from '../../design/layout/frame.module.css';

const { title, text, benefits, register, cancel } = appMessages.accessRequired;

export const AccessDialog = () => (
  <StaticDialog
    id="acceso-requerido"
    title={title}
    description={text}
    footer={
      <div className={actionBarStyles.row}>
        <Button data-close>{cancel}</Button>
        <Button variant="primary" wide data-close data-register>
          {register}
        </Button>
      </div>
    }
  >
    <ul className={frameStyles.bulletList}>
      {benefits.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </StaticDialog>
);
