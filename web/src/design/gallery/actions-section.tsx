import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import {
  iconArrowLeft,
  iconClose,
  iconDotsVertical,
  iconDownload,
  iconEdit,
  iconShare,
  iconSwap,
  iconTrash,
  iconUser,
} from '../icon-paths.ts';
import { LinkButton } from '../actions/link-button.tsx';
import { Menu, type MenuTriggerProps } from '../actions/menu.tsx';
import { Tooltip } from '../feedback/tooltip.tsx';
import { GallerySection } from './gallery-section.tsx';
import { classNames } from '../class-names.ts';
import * as actionBarStyles from '../navigation/action-bar.module.css';
import * as styles from './gallery.module.css';

const moreButton = (props: MenuTriggerProps) => (
  <IconButton {...props} path={iconDotsVertical} label="Más acciones" boxed />
);

export function ActionsSection() {
  const [saving, setSaving] = useState(false);
  return (
    <GallerySection title="Botones">
      <div className={styles.row}>
        <Button variant="primary">Guardar plan</Button>
        <Button variant="secondary">Cargar medida</Button>
        <Button icon={iconDownload}>Descargar PDF</Button>
        <Button variant="text">Cambiar</Button>
        <LinkButton href="#botones">Ir a un enlace</LinkButton>
        <LinkButton variant="text" render={(props) => <a href="#botones" {...props} />}>
          Enlace del enrutador
        </LinkButton>
      </div>
      <div className={styles.row}>
        <Button
          variant="primary"
          busy={saving}
          busyLabel="Guardando"
          onClick={() => setSaving(true)}
        >
          Guardar medidas
        </Button>
        <Button variant="primary" busy busyLabel="Guardando">
          Guardar
        </Button>
        <Button disabled>Sin conexión</Button>
        <Button danger icon={iconTrash}>
          Borrar plan
        </Button>
      </div>
      <div className={styles.row}>
        <Button variant="primary" size="large">
          Grande, 56
        </Button>
        <Button variant="primary" size="gym">
          Serie 3 hecha
        </Button>
      </div>
      <Button variant="secondary" disabledReason="Falta la altura.">
        Generar mi plan
      </Button>
      <div className={styles.row}>
        <IconButton path={iconArrowLeft} label="Volver" />
        <IconButton path={iconShare} label="Compartir" boxed />
        <IconButton path={iconClose} label="Cerrar" disabled />
        <Tooltip text="Membresía activa hasta el 14/02/2026" align="start">
          <IconButton path={iconUser} label="Membresía" />
        </Tooltip>
        <Menu
          align="start"
          trigger={moreButton}
          items={[
            { kind: 'heading', key: 'plan', label: 'Ficha 0148' },
            {
              kind: 'action',
              key: 'edit',
              label: 'Cambiar nombre',
              icon: iconEdit,
              onSelect: () => undefined,
            },
            { kind: 'link', key: 'compare', label: 'Comparar', icon: iconSwap, href: '#comparar' },
            {
              kind: 'action',
              key: 'pdf',
              label: 'Sin señal: PDF',
              icon: iconDownload,
              disabled: true,
              onSelect: () => undefined,
            },
            { kind: 'separator', key: 'line' },
            {
              kind: 'action',
              key: 'delete',
              label: 'Borrar plan',
              icon: iconTrash,
              danger: true,
              onSelect: () => undefined,
            },
          ]}
        />
      </div>
      <div className={classNames(actionBarStyles.bar, styles.barArea, styles.row)}>
        <Button variant="primary">Generar mi plan</Button>
        <Button>Atrás</Button>
        <Button variant="text">Ahora no</Button>
        <IconButton path={iconClose} label="Cerrar" />
      </div>
    </GallerySection>
  );
}
