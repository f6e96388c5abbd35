import { Alert } from '../feedback/alert.tsx';
import { Button } from '../actions/button.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ErrorState } from '../feedback/error-state.tsx';
import { iconCloudUp } from '../icon-paths.ts';
import { Progress } from '../feedback/progress.tsx';
import { CardSkeleton } from '../feedback/skeleton.tsx';
import { Strip } from '../feedback/strip.tsx';
import { GallerySection } from './gallery-section.tsx';
import { classNames } from '../class-names.ts';
import * as actionBarStyles from '../navigation/action-bar.module.css';
import * as styles from './gallery.module.css';

export const StatesSection = () => (
  <>
    <GallerySection title="Cargando">
      <CardSkeleton message="Armando tu ficha. Tarda unos 10 segundos." />
      <Progress value={37} label="Cargando, 37 %" showLabel />
      <div className={classNames(actionBarStyles.bar, styles.barArea)}>
        <Progress value={60} label="Descanso" />
      </div>
    </GallerySection>
    <GallerySection title="Vacío">
      <EmptyState
        level={3}
        title="La barra está vacía"
        action={<Button variant="secondary">Empezar a entrenar</Button>}
      >
        Todavía no registraste entrenamientos. Empezá hoy y acá vas a ver tu volumen por semana.
      </EmptyState>
    </GallerySection>
    <GallerySection title="Error y sin señal">
      <Strip>Sin señal. Guardamos todo en el teléfono.</Strip>
      <Strip kind="ok">Listo: ya está todo en tu cuenta.</Strip>
      <Alert kind="error" title="No pudimos generar tu plan.">
        Tus datos están guardados. <a href="#otra-vez">Probá de nuevo</a> o escribinos.
      </Alert>
      <Alert kind="warning" title="Con colesterol alto, el riesgo sube un nivel.">
        Antes de mostrarte compuestos te vamos a pedir lipidograma y presión.
      </Alert>
      <Alert icon={iconCloudUp} title="3 series sin subir.">
        Se suben solas cuando vuelva la señal.
      </Alert>
      <Alert kind="ok" title="Medidas guardadas." actions={<Button>Ver el gráfico</Button>}>
        Bajaste 0,5 kg desde la semana pasada.
      </Alert>
    </GallerySection>
    <GallerySection title="Pantalla que falló">
      <ErrorState
        level={3}
        title="No pudimos abrir tus planes"
        safe="Tus planes están guardados."
        advice="Probá de nuevo en un minuto."
        actions={<Button variant="secondary">Probar de nuevo</Button>}
        requestId="req-7f3a"
      />
    </GallerySection>
  </>
);
