import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { Field } from '../inputs/field.tsx';
import { Sheet } from '../overlays/sheet.tsx';
import { CheckList, PriceTicket } from '../layout/price-ticket.tsx';
import { toast } from '../feedback/toast.ts';
import { GallerySection } from './gallery-section.tsx';
import * as styles from './gallery.module.css';

type Overlay = 'dialog' | 'wide' | 'alert' | 'sheet' | 'side';

export function OverlaysSection() {
  const [open, setOpen] = useState<Overlay>();
  const close = () => setOpen(undefined);
  return (
    <GallerySection title="Ventanas, avisos y talón">
      <div className={styles.row}>
        <Button onClick={() => setOpen('dialog')}>Abrir diálogo</Button>
        <Button onClick={() => setOpen('wide')}>Diálogo ancho</Button>
        <Button onClick={() => setOpen('alert')}>Confirmación</Button>
        <Button onClick={() => setOpen('sheet')}>Abrir hoja</Button>
        <Button onClick={() => setOpen('side')}>Hoja lateral</Button>
      </div>
      <div className={styles.row}>
        <Button
          onClick={() =>
            toast({
              title: 'Plan borrado',
              description: 'Hipertrofia con química',
              action: { label: 'Deshacer', onClick: () => toast({ title: 'Plan recuperado' }) },
            })
          }
        >
          Aviso con deshacer
        </Button>
        <Button
          onClick={() =>
            toast({
              title: 'Error al iniciar sesión',
              description: 'Correo o contraseña incorrectos',
              variant: 'destructive',
            })
          }
        >
          Aviso de error
        </Button>
        <Button onClick={() => toast({ title: 'Membresía activada', duration: 8000 })}>
          Aviso de 8 s
        </Button>
      </div>
      <PriceTicket
        label="Acceso completo por 3 meses"
        price={9000}
        before={10000}
        note="$ 3.000 por mes"
      >
        <CheckList items={['Planes ilimitados, con y sin química', 'Glosario completo']} />
      </PriceTicket>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Cambiar nombre"
        description="Así lo vas a encontrar en Mis planes."
        footer={
          <>
            <Button onClick={close}>Cancelar</Button>
            <Button variant="primary" onClick={close}>
              Guardar nombre
            </Button>
          </>
        }
      >
        <Field label="Nombre" defaultValue="Hipertrofia con química" data-autofocus />
        <Button onClick={() => toast({ title: 'Sobre el diálogo' })}>Avisar</Button>
      </Dialog>
      <Dialog
        wide
        open={open === 'wide'}
        onClose={close}
        title="Activá tu membresía premium"
        footer={<Button variant="primary">Continuar al pago</Button>}
      >
        <PriceTicket label="Acceso completo por 3 meses" price={10000}>
          <CheckList items={['Planes ilimitados, con y sin química', 'Glosario completo']} />
        </PriceTicket>
      </Dialog>
      <Dialog
        alert
        open={open === 'alert'}
        onClose={close}
        title="¿Cerrar sin guardar?"
        description="Se pierden los cambios de esta ficha."
        footer={
          <>
            <Button onClick={close}>Seguir acá</Button>
            <Button onClick={close}>Cerrar sin guardar</Button>
          </>
        }
      />
      <Sheet open={open === 'sheet'} onClose={close} title="Proteína por día">
        <p>Una hoja que sube, para leer de dónde sale un número.</p>
      </Sheet>
      <Sheet open={open === 'side'} onClose={close} side="right" title="Menú">
        <p>
          <a href="#inicio">Inicio</a>
        </p>
      </Sheet>
    </GallerySection>
  );
}
