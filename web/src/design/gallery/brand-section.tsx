import { Icon } from '../icon.tsx';
import * as iconPaths from '../icon-paths.ts';
import { Logo } from '../logo.tsx';
import { GallerySection } from './gallery-section.tsx';
import { classNames } from '../class-names.ts';
import * as textStyles from '../text.module.css';
import * as styles from './gallery.module.css';

const COLOURS = [
  'pared',
  'ficha',
  'hueco',
  'tinta',
  'tinta-2',
  'linea',
  'borde',
  'zocalo',
  'zocalo-2',
  'guarda',
  'verde',
  'brasa',
  'brasa-canto',
  'error',
  'error-fondo',
  'riesgo-1',
  'riesgo-2',
  'riesgo-3',
  'riesgo-4',
  'dato-1',
  'dato-2',
  'dato-3',
  'dato-4',
  'dato-5',
];

export const BrandSection = () => (
  <GallerySection title="Marca, color y letra" wide>
    <div className={classNames(styles.row, styles.brands)}>
      <Logo className={styles.tall} />
      <Logo mark className={styles.low} label="Forja, el yunque" />
      <img src="/marca/icono-192.png" width="96" height="96" alt="Ícono de la aplicación" />
    </div>
    <ul className={styles.swatches}>
      {COLOURS.map((name) => (
        <li key={name}>
          <svg aria-hidden="true">
            <rect width="100%" height="100%" fill={`var(--${name})`} />
          </svg>
          <span>{name}</span>
        </li>
      ))}
    </ul>
    <p className={textStyles.lead}>
      Planes de entrenamiento, nutrición y suplementación armados con tus datos. Con química o sin
      química, y con el riesgo dicho de frente.
    </p>
    <p>
      Texto de lectura en Archivo, con <b>énfasis por peso</b> y un <a href="#letra">enlace</a>.{' '}
      <span className={textStyles.secondary}>Secundario, 10.000 unidades.</span>{' '}
      <span className={textStyles.label}>Rótulo de casillero</span>
    </p>
    <ul className={styles.icons}>
      {Object.entries(iconPaths).map(([name, path]) => (
        <li key={name}>
          <Icon path={path} />
          {name.replace('icon', '')}
        </li>
      ))}
    </ul>
  </GallerySection>
);
