/**
 * Headers of a page whose URL contains a secret: no cache stores it and no other site receives it.
 * `no-referrer` would be wrong: the page's own form would then send `Origin: null`.
 */
export const secretLinkHeaders = () => ({ "Cache-Control": "no-store", "Referrer-Policy": "same-origin" });
