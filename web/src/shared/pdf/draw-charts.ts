/** A chart as a picture, with its size on the page in pixels. */
export type Drawing = { jpeg: Uint8Array; width: number; height: number };

const SCALE = 2;
const WIDTH_PX = 480;

/** The charts as people see them in the light theme: paper is white whatever the screen is. */
export async function drawCharts(
  charts: readonly Element[],
  quality: number,
  signal: AbortSignal,
): Promise<Drawing[]> {
  if (charts.length === 0) return [];
  const sheet = await openSheet(charts, signal);
  try {
    const drawings: Drawing[] = [];
    for (const drawing of sheet.drawings) {
      drawings.push(await drawChart(drawing, quality));
      signal.throwIfAborted();
    }
    return drawings;
  } finally {
    sheet.frame.remove();
  }
}

/** A page of its own in the light theme, with nothing but the charts. */
async function openSheet(charts: readonly Element[], signal: AbortSignal) {
  const frame = document.createElement('iframe');
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  Object.assign(frame.style, {
    position: 'fixed',
    left: '-10000px',
    top: '0',
    width: `${WIDTH_PX}px`,
    height: '4000px',
    border: '0',
  });
  document.body.append(frame);
  try {
    const page = frame.contentDocument;
    if (page === null) throw new Error('no page to draw on');
    page.documentElement.dataset['tema'] = 'claro';
    const loaded = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(
      (link) => {
        const copy = page.createElement('link');
        copy.rel = 'stylesheet';
        copy.href = link.href;
        page.head.append(copy);
        return new Promise((resolve) => {
          copy.addEventListener('load', resolve);
          copy.addEventListener('error', resolve);
        });
      },
    );
    const root = page.createElement('div');
    root.append(...charts.map((chart) => page.importNode(chart, true)));
    page.body.append(root);
    await Promise.all(loaded);
    await page.fonts.ready;
    signal.throwIfAborted();
    return { frame, drawings: [...root.querySelectorAll('svg')] };
  } catch (error) {
    frame.remove();
    throw error;
  }
}

/** What style sheets say of a drawing, which a picture of it does not read. */
const PAINTED = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'opacity',
  'font-size',
  'font-weight',
  'text-anchor',
] as const;

async function drawChart(drawing: SVGSVGElement, quality: number): Promise<Drawing> {
  const { width, height } = drawing.getBoundingClientRect();
  const parts = [...drawing.querySelectorAll('*')].map((part) => {
    const style = drawing.ownerDocument.defaultView?.getComputedStyle(part);
    return { part, values: PAINTED.map((name) => style?.getPropertyValue(name) ?? '') };
  });
  for (const { part, values } of parts)
    for (const [at, name] of PAINTED.entries()) part.setAttribute(name, values[at] ?? '');
  drawing.setAttribute('width', `${width}`);
  drawing.setAttribute('height', `${height}`);
  drawing.setAttribute('font-family', 'Arial, sans-serif');
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
  // The browser encodes it beside the page.
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', quality),
  );
  if (blob === null) throw new Error('a chart was not drawn');
  return { jpeg: new Uint8Array(await blob.arrayBuffer()), width, height };
}
