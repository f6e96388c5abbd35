/** A chart as a picture, with its size on the page in pixels. */
export type Drawing = { jpeg: Uint8Array; width: number; height: number };

const SCALE = 2;
const WIDTH_PX = 480;
const SVG = 'http://www.w3.org/2000/svg';
/** The fonts of the page are not there for a picture. */
const LETTERS = 'text, tspan { font-family: Arial, sans-serif !important; }';

/** The charts as people see them in the light theme, one after the other: paper is white whatever the screen is. */
export async function* drawCharts(
  charts: readonly Element[],
  quality: number,
  signal: AbortSignal,
): AsyncGenerator<Drawing, void, void> {
  const drawings = charts.filter((chart) => chart instanceof SVGSVGElement);
  if (drawings.length === 0) return;
  const styles = collectStyles(drawings);
  // All at once: the browser reads and encodes them beside the page.
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

// Whoever waits for it hears of it.
const ignore = () => undefined;

/**
 * What the style sheets say of the charts, and the colours of the light theme, which are those without a condition. A
 * picture does not read the style sheets of the page, and the styles of each of its shapes took half of its time.
 */
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

/** What an extension of the browser adds to the page cannot be read, and is of no chart. */
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

/** Of charts as wide as the picture, in pixels. */
function measureHeights(drawings: readonly SVGSVGElement[]): number[] {
  const sheet = document.createElement('div');
  Object.assign(sheet.style, { position: 'fixed', left: '-10000px', width: `${WIDTH_PX}px` });
  sheet.append(...drawings);
  document.body.append(sheet);
  const heights = drawings.map((drawing) => drawing.getBoundingClientRect().height);
  sheet.remove();
  return heights;
}
