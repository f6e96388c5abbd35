export type Drawing = { jpeg: Uint8Array; width: number; height: number };

const SCALE = 2;
const WIDTH_PX = 480;
const SVG = 'http://www.w3.org/2000/svg';
/** Web fonts are unavailable inside an SVG image. */
const LETTERS = 'text, tspan { font-family: Arial, sans-serif !important; }';

export async function* drawCharts(
  charts: readonly Element[],
  quality: number,
  signal: AbortSignal,
): AsyncGenerator<Drawing, void, void> {
  const drawings = charts.filter((chart) => chart instanceof SVGSVGElement);
  if (drawings.length === 0) return;
  const styles = collectStyles(drawings);
  // Decodes all in parallel: the browser does it off the main thread.
  const heights = measureHeights(drawings);
  const pictures = drawings.map((drawing, at) =>
    drawChart(drawing, { styles, quality, height: heights[at] ?? 0 }),
  );
  for (const picture of pictures) picture.catch(ignore);
  for (const picture of pictures) {
    yield await picture;
    signal.throwIfAborted();
  }
}

const ignore = () => undefined;

/** Collects the charts' rules in light colours. Inlining computed styles took half the time. */
function collectStyles(drawings: readonly Element[]): string {
  const modules = new Set(
    drawings
      .flatMap((drawing) => [drawing, ...drawing.querySelectorAll('[class]')])
      .flatMap(({ classList }) => [...classList])
      .map((name) => `.${name.split('_', 1)[0]}_`),
  );
  const rules = [...document.styleSheets]
    .flatMap(readRules)
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(
      ({ selectorText }) =>
        selectorText === ':root' || [...modules].some((name) => selectorText.includes(name)),
    );
  return [...rules.map(({ cssText }) => cssText), LETTERS].join('\n');
}

function readRules(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

async function drawChart(
  drawing: SVGSVGElement,
  { styles, quality, height }: { styles: string; quality: number; height: number },
): Promise<Drawing> {
  const width = WIDTH_PX;
  const style = document.createElementNS(SVG, 'style');
  style.textContent = styles;
  drawing.prepend(style);
  drawing.setAttribute('width', `${width}`);
  drawing.setAttribute('height', `${height}`);
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * SCALE);
  canvas.height = Math.ceil(height * SCALE);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas to draw on');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', quality),
  );
  if (blob === null) throw new Error('a chart was not drawn');
  return { jpeg: new Uint8Array(await blob.arrayBuffer()), width, height };
}

function measureHeights(drawings: readonly SVGSVGElement[]): number[] {
  const sheet = document.createElement('div');
  Object.assign(sheet.style, { position: 'fixed', left: '-10000px', width: `${WIDTH_PX}px` });
  sheet.append(...drawings);
  document.body.append(sheet);
  const heights = drawings.map((drawing) => drawing.getBoundingClientRect().height);
  sheet.remove();
  return heights;
}
