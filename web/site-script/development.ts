import.meta.glob('../src/**/*.css', { eager: true });
import './head.ts';
import './site-script.ts';
