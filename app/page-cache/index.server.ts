import type { EarlyAnswer } from "#app/http/pages/intercept.server.ts";
import { cachedPages, type Site } from "./cached-pages.server.ts";
import { earlyRefusals } from "./refusals.server.ts";

// Everything that the rest of the site uses of the page cache: see README.md.
export { cacheUntilChanged, type VisitorArgs } from "./cache-until-changed.server.ts";
export { cachedPaths } from "./cached-page.server.ts";
export { frameLoader } from "./frames.server.ts";
export { partIn } from "./page-parts.server.ts";

/** The steps that answer requests before the framework: first the certain refusals, then the cached pages. */
export const pageCache = (site: Site): EarlyAnswer[] => [earlyRefusals(site), cachedPages(site)];
