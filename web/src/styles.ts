import './design/tokens.css';
import './design/base.css';

// Before the styles of any page: of two rules alike the later one wins, and a page changes what the design gives.
import.meta.glob('./design/**/*.module.css', { eager: true });
