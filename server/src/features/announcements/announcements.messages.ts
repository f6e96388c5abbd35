import { brand } from '@forja/contract/brand';

export const letterText = (text: string, pageUrl: string): string => `${text}

—
Te escribimos porque tenés una membresía de ${brand.name}. Si no querés recibir más cartas como esta:
${pageUrl}
Los correos sobre tu cuenta y tus pagos siguen llegando.
`;
