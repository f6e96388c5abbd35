import { useQuery } from '@tanstack/react-query';
import { accountMessages } from '../account.messages.ts';
import { pathOfModules } from './qr-path.ts';
import * as styles from '../account.module.css';

const { secondFactor } = accountMessages;
/** Light modules around it: without them cameras do not find it. */
const MARGIN = 4;

/** Dark on light in both themes: many applications do not read it the other way round. */
export function QrCode({ text }: { text: string }) {
  const qrPath = useQuery({
    queryKey: ['qr', text],
    queryFn: () => draw(text),
    // It holds a secret: it goes with the window.
    gcTime: 0,
  });
  if (qrPath.isPending) return <p role="status">{secondFactor.drawing}</p>;
  if (qrPath.isError) return <p role="status">{secondFactor.notDrawn}</p>;
  const { path, size } = qrPath.data;
  const side = size + 2 * MARGIN;
  return (
    <svg
      className={styles.qrCode}
      viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}
      role="img"
      aria-label={secondFactor.qr}
    >
      <rect x={-MARGIN} y={-MARGIN} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

async function draw(text: string) {
  const { default: qrcode } = await import('qrcode-generator');
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  return { size, path: pathOfModules(size, (row, column) => code.isDark(row, column)) };
}
