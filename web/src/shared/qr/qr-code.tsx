import { useQuery } from '@tanstack/react-query';
import { pathOfModules } from '@forja/domain/qr/qr-path';
import * as styles from './qr-code.module.css';

const MARGIN = 4;

type QrCodeProps = { text: string; label: string; drawing: string; failed: string };

export function QrCode({ text, label, drawing, failed }: QrCodeProps) {
  const qrPath = useQuery({
    queryKey: ['qr', text],
    queryFn: () => draw(text),
    // Dropped at once, because it may hold a secret.
    gcTime: 0,
  });
  if (qrPath.isPending) return <p role="status">{drawing}</p>;
  if (qrPath.isError) return <p role="status">{failed}</p>;
  const { path, size } = qrPath.data;
  const side = size + 2 * MARGIN;
  return (
    <svg
      className={styles.root}
      viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}
      role="img"
      aria-label={label}
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
