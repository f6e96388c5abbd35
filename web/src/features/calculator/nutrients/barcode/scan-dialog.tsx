import { useState } from 'react';
import { Button } from '../../../../design/actions/button.tsx';
import { FileButton } from '../../../../design/actions/file-button.tsx';
import { Alert } from '../../../../design/feedback/alert.tsx';
import { Dialog } from '../../../../design/overlays/dialog.tsx';
import { barcodeMessages as texts } from './barcode.messages.ts';
import { useBarcodeScan } from './use-barcode-scan.ts';
import * as frameStyles from '../../../../design/layout/frame.module.css';
import * as textStyles from '../../../../design/text.module.css';
import * as styles from './barcode.module.css';

type ScanDialogProps = {
  /** True when the barcode is of an own food, which closes the dialog. */
  onFind: (code: string) => boolean;
  onAdd: (code: string) => void;
  onClose: () => void;
};

export function ScanDialog({ onFind, onAdd, onClose }: ScanDialogProps) {
  const [unknown, setUnknown] = useState<string>();
  return (
    <Dialog open onClose={onClose} title={texts.title} description={texts.lead}>
      {unknown === undefined ? (
        <Scanner
          onCode={(code) => {
            if (!onFind(code)) setUnknown(code);
          }}
        />
      ) : (
        <div className={frameStyles.stack}>
          <div role="status">
            <Alert kind="info" title={texts.unknown(unknown)}>
              {texts.unknownText}
            </Alert>
          </div>
          <Button variant="primary" wide onClick={() => onAdd(unknown)}>
            {texts.addFood}
          </Button>
          <Button wide onClick={() => setUnknown(undefined)}>
            {texts.another}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function Scanner({ onCode }: { onCode: (code: string) => void }) {
  const { video, camera, trouble, isReading, readPicture } = useBarcodeScan(onCode);
  return (
    <div className={frameStyles.stack}>
      <video
        ref={video}
        className={styles.video}
        hidden={camera !== 'on'}
        aria-label={texts.video}
        autoPlay
        muted
        playsInline
      />
      <p role="status" className={textStyles.secondary}>
        {texts.camera[camera]}
      </p>
      <div role="status">
        {trouble ? <Alert kind="warning" title={texts.trouble[trouble]} /> : null}
      </div>
      <FileButton
        label={texts.photo}
        accept="image/*"
        variant="secondary"
        wide
        busy={isReading}
        busyLabel={texts.reading}
        onFile={(file) => void readPicture(file)}
      >
        {texts.choose}
      </FileButton>
    </div>
  );
}
