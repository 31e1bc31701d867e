/**
 * How long a test waits for a change that the site pushes: less than the 15 seconds after which a page without a
 * stream is read again, so that only a pushed change passes. `npm run bench:live` measures how soon it is shown.
 */
export const PUSHED = { timeout: 12_000 };
