/**
 * Headers of a page whose URL holds a secret: kept nowhere, and told to nobody else. Not `no-referrer`, which
 * would make the page's own form say that it comes from nowhere.
 */
export const secretLinkHeaders = () => ({ "Cache-Control": "no-store", "Referrer-Policy": "same-origin" });
