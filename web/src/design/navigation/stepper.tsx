import { classNames } from '../class-names.ts';
import '../charts/discs.css';

export type StepperProps = {
  /** The current step, from 1; 0 when the bar is empty. */
  current: number;
  total: number;
  /** Writes "Paso 2 de 3" beside the bar. */
  showText?: boolean | undefined;
};

/** Steps as plates on a bar: completed, current, pending. */
export function Stepper({ current, total, showText = false }: StepperProps) {
  const text = `Paso ${current} de ${total}`;
  const plates = Array.from({ length: total }, (_, index) => index + 1);
  const bar = (
    <span
      className="pasos"
      {...(showText || current === 0 ? { 'aria-hidden': true } : { role: 'img', 'aria-label': text })}
    >
      {plates.map((step) => (
        <i key={step} className={classNames(step < current && 'h', step === current && 'a') || undefined} />
      ))}
      <i className="tope" />
    </span>
  );
  if (!showText) return bar;
  return (
    <div className="pasos-cab">
      {bar}
      <p className="sec">{text}</p>
    </div>
  );
}
