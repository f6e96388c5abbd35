import '../base.css';
import '../tokens.css';
import { Button } from '../actions/button.tsx';
import {
  iconBarbell,
  iconClipboardHeart,
  iconClipboardText,
  iconHome,
  iconRuler,
} from '../icon-paths.ts';
import { ThemeSwitch } from '../inputs/theme-switch.tsx';
import { BottomNav } from '../navigation/bottom-nav.tsx';
import { ActionBar } from '../navigation/action-bar.tsx';
import { ActionsSection } from './actions-section.tsx';
import { BrandSection } from './brand-section.tsx';
import { DataSection } from './data-section.tsx';
import { CardSection } from './card-section.tsx';
import { FieldsSection } from './fields-section.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { GallerySection } from './gallery-section.tsx';
import { OptionsSection } from './options-section.tsx';
import { OverlaysSection } from './overlays-section.tsx';
import { StatesSection } from './states-section.tsx';
import { classNames } from '../class-names.ts';
import * as frameStyles from '../layout/frame.module.css';
import * as styles from './gallery.module.css';

/** Development builds only. Needs a `<Toaster/>` on the page. */
export const GalleryPage = () => (
  <div className={classNames(frameStyles.container, styles.page)}>
    <header className={styles.wide}>
      <h1>
        Piezas y estados<VisuallyHidden> del sistema de diseño</VisuallyHidden>
      </h1>
      <ThemeSwitch />
    </header>
    <BrandSection />
    <ActionsSection />
    <FieldsSection />
    <CardSection />
    <OptionsSection />
    <StatesSection />
    <OverlaysSection />
    <DataSection />
    <GallerySection title="Zócalo" wide>
      <ActionBar inFlow help="Al guardarlo queda disponible sin señal.">
        <Button>Comparar</Button>
        <Button variant="primary" size="large">
          Guardar plan
        </Button>
      </ActionBar>
      <BottomNav
        inFlow
        items={[
          { href: '#inicio', label: 'Inicio', icon: iconHome },
          { href: '#plan', label: 'Mi plan', icon: iconClipboardText, current: true },
          { href: '#entrenar', label: 'Entrenar', icon: iconBarbell },
          { href: '#medidas', label: 'Medidas', icon: iconRuler },
          { href: '#evaluacion', label: 'Evaluación', icon: iconClipboardHeart },
        ]}
      />
    </GallerySection>
  </div>
);
