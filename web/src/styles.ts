import './design/tokens.css';
import './design/base.css';

// Loads before the styles of the pages, which override these: of two equal rules the later wins.
import.meta.glob('./design/**/*.module.css', { eager: true });
