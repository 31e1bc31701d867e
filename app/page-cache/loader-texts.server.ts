import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { LoaderFunctionArgs, ServerBuild } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import { CONSENT } from "#app/http/cookies/consent.server.ts";
import { env } from "#app/http/process/env.server.ts";
import type { DataVersions, VersionReader } from "#db/data-versions/read-versions.ts";
import {
	type CachePolicy,
	type PageQuery,
	readPageQuery,
	type Subject,
} from "./cache-until-changed.server.ts";
import type { PageMatch } from "./page-routes.server.ts";
import { extractPlaceholders, type PlaceholderName } from "./placeholders.ts";

/* Returns the data of a page's loaders as JSON with placeholders. Loaders that declare their dependencies
   (`cacheUntilChanged`) run again only after a change of the data they depend on: see
   docs/decisions/public-pages.md. */

type RouteModule = NonNullable<ServerBuild["routes"][string]>["module"];
type Loader = NonNullable<RouteModule["loader"]> & { cachePolicy?: CachePolicy };
/** `path` with its query. */
export type Page = { path: string; matches: PageMatch[]; modules: RouteModule[] };

/**
 * `digest` is the hash of the text; `fill` returns the value of a placeholder and is called once for each.
 */
type LoaderText = { text: string; digest: string; fill: (placeholder: number) => string; cookies: string[] };
type CachedText = {
	text: string;
	digest: string;
	names: PlaceholderName[];
	state: string;
	subjects: readonly Subject[];
};

const MINUTE_MS = 60_000;

/** By route and key. */
const cached = new LRUCache<string, CachedText>({
	maxSize: Math.max(1, env.KEPT_PAGES_MB * 500_000),
	sizeCalculation: ({ text }, key) => 500 + text.length + key.length,
});

export const PLACEHOLDER_SECRET = randomBytes(12).toString("hex");

const MADE: Record<PlaceholderName, () => string> = {
	idempotencyKey: randomUUID,
	partnerKey: randomUUID,
	shownAt: () => "",
};

/** The data of all loaders of the page as text; null when one of them returns anything else. */
export async function readLoaderTexts(
	request: Pick<IncomingMessage, "headers">,
	page: Page,
	versions: Pick<VersionReader, "read">,
): Promise<LoaderText[] | null> {
	const { headers } = request;
	const query = readPageQuery(page.path, headers);
	// A database failure is handled and logged where every other failure is.
	const dataVersions = page.modules.some(isOfData) ? await versions.read().catch(() => null) : NO_DATA;
	if (!dataVersions) return null;
	const minute = Math.floor(Date.now() / MINUTE_MS);
	let made: Request | undefined;
	const argsFor = (at: number): LoaderFunctionArgs => {
		made ??= new Request(`http://${headers.host ?? "localhost"}${page.path}`, { headers: flat(headers) });
		return { request: made, params: page.matches[at]?.params ?? {}, context: {} };
	};
	const results = await Promise.all(
		page.modules.map(({ loader }, at) => {
			if (!loader) return NOTHING;
			const keep = placeOf(loader, page.matches[at]?.route.id, { query, versions: dataVersions, minute });
			const args = () => argsFor(at);
			const scope = `${PLACEHOLDER_SECRET}-${at}`;
			return keep ? runLoader(loader, { keep, query, args, scope }) : runForGuest(loader, args(), scope);
		}),
	);
	const all = results.filter((each) => each !== null);
	return all.length === results.length ? all : null;
}

const NOTHING: LoaderText = { text: "", digest: "", fill: () => "", cookies: [] };
const NO_DATA: DataVersions = new Map();

function isOfData({ loader }: RouteModule): boolean {
	const of = (loader as Loader | undefined)?.cachePolicy?.of;
	return of !== undefined && (typeof of === "function" || of.length > 0);
}

type Place = { key: string; state: string; subjects: readonly Subject[]; cachePolicy: CachePolicy };
type RunContext = { query: PageQuery; versions: DataVersions; minute: number };

/** The cache key of a loader's data and the data versions it depends on; null when it is not cached. */
function placeOf(
	{ cachePolicy: keeping }: Loader,
	routeId: string | undefined,
	{ query, versions: dataVersions, minute }: RunContext,
): Place | null {
	if (!keeping) return null;
	const key = keeping.key ? keeping.key(query) : query.path;
	if (key === null) return null;
	const place = `${routeId}\n${key}`;
	const { of } = keeping;
	const subjects = typeof of === "function" ? (cached.peek(place)?.subjects ?? of(query)) : of;
	const states = subjects.map((subject) => dataVersions.get(subject) ?? "");
	return { key: place, state: `${minute} ${states.join(" ")}`, subjects, cachePolicy: keeping };
}

type LoaderRun = { keep: Place; query: PageQuery; args: () => LoaderFunctionArgs; scope: string };

/** Loaders that are running now, by key and versions. */
const underWay = new Map<string, Promise<unknown>>();

/** Returns cached data while it is valid. Requests that arrive while the loader runs wait for its result. */
async function runLoader(
	loader: Loader,
	{ keep, query, args, scope }: LoaderRun,
): Promise<LoaderText | null> {
	const place = `${keep.key}\n${keep.state}`;
	const another = underWay.get(place);
	if (another) await another;
	let text = cached.get(keep.key);
	if (text?.state !== keep.state) {
		const asking = runShared(loader, { keep, query, params: args().params, scope });
		underWay.set(
			place,
			asking.catch(() => null).finally(() => underWay.delete(place)),
		);
		text = (await asking) ?? undefined;
	}
	if (!text) return null;
	const { names, digest } = text;
	const fill = (placeholder: number) => {
		const name = names[placeholder];
		return name ? MADE[name]() : "";
	};
	const { cookies } = keep.cachePolicy;
	return { text: text.text, digest, fill, cookies: cookies ? cookiesIn(await cookies(args())) : [] };
}

type SharedRun = Pick<LoaderRun, "keep" | "query" | "scope"> & Pick<LoaderFunctionArgs, "params">;

/**
 * Runs the loader with only the parts of the request that form its key, so that no visitor's data is cached
 * for others. The change counter is read before: a change during the loader makes it run again.
 */
async function runShared(
	loader: Loader,
	{ keep, query, params, scope }: SharedRun,
): Promise<CachedText | null> {
	const request = new Request(`http://localhost${query.path}`, {
		headers: query.hasConsented ? { Cookie: `${CONSENT}=true` } : {},
	});
	const data = await loader({ request, params, context: {} });
	if (!isPage(data)) return null;
	const { text, digest, placeholders } = await readText(data, scope);
	const loaderText = {
		text,
		digest,
		names: placeholders.map(({ name }) => name),
		state: keep.state,
		subjects: keep.subjects,
	};
	cached.set(keep.key, loaderText);
	return loaderText;
}

/** Runs the loader as a visitor without cookies. */
async function runForGuest(
	loader: Loader,
	args: LoaderFunctionArgs,
	scope: string,
): Promise<LoaderText | null> {
	const data = await loader(args);
	if (!isPage(data)) return null;
	const { text, digest, placeholders } = await readText(data, scope);
	return {
		text,
		digest,
		fill: (placeholder) => placeholders[placeholder]?.value ?? "",
		cookies: cookiesIn(data.headers),
	};
}

const isPage = (data: unknown): data is Response => data instanceof Response && data.status === 200;

async function readText(data: Response, scope: string) {
	const { text, placeholders } = extractPlaceholders(await data.text(), scope);
	return { text, placeholders, digest: createHash("sha256").update(text).digest("base64url") };
}

/** The framework's own Headers class has no `getSetCookie`. */
const cookiesIn = (headers: Headers): string[] =>
	[...headers].flatMap(([name, value]) => (name === "set-cookie" ? [value] : []));

function flat(headers: IncomingHttpHeaders): Record<string, string> {
	const all: Record<string, string> = {};
	for (const [name, value] of Object.entries(headers))
		if (value !== undefined) all[name] = Array.isArray(value) ? value.join(", ") : value;
	return all;
}
