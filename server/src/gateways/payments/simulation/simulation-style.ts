/** Copies design tokens, because the server does not depend on the web. */
export const SIMULATION_STYLE = `
@font-face { font-family: 'Hepta Slab Forja'; src: url('/fonts/hepta-slab-800.woff2') format('woff2'); font-weight: 800; font-display: swap; }
@font-face { font-family: 'Archivo Forja'; src: url('/fonts/archivo-forja.woff2') format('woff2'); font-weight: 400 700; font-stretch: 75% 100%; font-display: swap; }
:root { color-scheme: light dark; --pared: #e6f3ed; --ficha: #fafefc; --tinta: #0a1b15; --tinta-2: #3a4d44; --linea: #bacdc5; --borde: #657a70; --brasa: #fc762f; --brasa-canto: #d0531c; --sobre-brasa: #220f07; }
@media (prefers-color-scheme: dark) { :root { --pared: #0a1814; --ficha: #12241e; --tinta: #ebf4ee; --tinta-2: #b2c2b9; --linea: #2d463e; --borde: #7c968b; --brasa: #ff8039; --brasa-canto: #ce561f; --sobre-brasa: #1e0c05; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--pared); color: var(--tinta); font: 400 1rem/1.5 'Archivo Forja', Archivo, Roboto, Arial, sans-serif; }
header { padding: 12px 16px; background: var(--ficha); border-bottom: 1px solid var(--linea); }
header img { display: block; height: 2.25rem; }
main { max-width: 32rem; margin: 0 auto; padding: 24px 16px 48px; }
h1, .total { font-family: 'Hepta Slab Forja', Rockwell, Georgia, serif; font-weight: 800; line-height: 1.1; }
h1 { margin: 0 0 8px; font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.25rem); }
p { margin: 8px 0; }
.soft { color: var(--tinta-2); }
.card { margin-top: 16px; padding: 20px; background: var(--ficha); border: 1px solid var(--linea); border-top: 4px solid var(--tinta); border-radius: 4px; }
.total { font-size: 2.25rem; font-variant-numeric: tabular-nums; }
button { display: block; width: 100%; min-height: 3rem; margin-top: 12px; padding: 12px 16px; border: 1.5px solid var(--borde); border-radius: 4px; background: var(--ficha); color: var(--tinta); font: inherit; font-weight: 650; cursor: pointer; }
button[value='approve'] { background: var(--brasa); border-color: var(--brasa); border-bottom: 3px solid var(--brasa-canto); color: var(--sobre-brasa); }
:focus-visible { outline: 3px solid var(--tinta); outline-offset: 2px; }
`;
