import './design/tokens.css';
import './design/base.css';

// Before the styles of the pages, which override them: of two equal rules the later one wins.
import.meta.glob('./design/**/*.module.css', { eager: true });
