import type { EarlyAnswer } from "#app/http/intercept.server.ts";
import type { SiteBuild } from "#app/http/network/certain-refusals.server.ts";
import { cachedPages } from "./cached-pages.server.ts";
import { earlyRefusals } from "./refusals.server.ts";

// Everything that the rest of the site uses of the page cache: see README.md.
export { cacheUntilChanged, type VisitorArgs } from "./cache-until-changed.server.ts";

/** The steps that answer requests before Remix: first the certain refusals, then the cached pages. */
export const pageCache = (build: SiteBuild): EarlyAnswer[] => [earlyRefusals(build), cachedPages(build)];
