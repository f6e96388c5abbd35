import './tokens.css';
import './base.css';

// Before the styles of any page: of two rules alike the later one wins, and a page changes what the design gives.
import.meta.glob('./**/*.module.css', { eager: true });
