import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { LoaderFunctionArgs, ServerBuild } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import { CONSENT, hasConsented } from "#app/http/cookies/consent.server.ts";
import { newShownAt } from "#app/http/forms/bot-checks.server.ts";
import { env } from "#app/http/process/env.server.ts";
import type { DataVersions, VersionReader } from "#db/data-versions/read-versions.ts";
import type { Asked, Keeping, Subject } from "./cache-until-changed.server.ts";
import type { PageMatch } from "./page-routes.server.ts";
import { type HoleName, withHoles } from "./placeholders.ts";

/*
 * What the loaders of a page say, as JSON with holes. Those that are declared as a function of their URL and of
 * counted data (`whileUnchanged`) are not asked again until it changes: see docs/decisions/public-pages.md.
 */

type RouteModule = NonNullable<ServerBuild["routes"][string]>["module"];
type Loader = NonNullable<RouteModule["loader"]> & { keeping?: Keeping };
/** `path` with its query. */
export type Page = { path: string; matches: PageMatch[]; modules: RouteModule[] };

/** `digest` is of the text; `fill` tells what goes into a hole of it this time, and is asked once for each. */
type Said = { text: string; digest: string; fill: (hole: number) => string; cookies: string[] };
type KeptText = {
	text: string;
	digest: string;
	names: HoleName[];
	state: string;
	subjects: readonly Subject[];
};

const MINUTE_MS = 60_000;

/** By route and key. */
const kept = new LRUCache<string, KeptText>({
	maxSize: Math.max(1, env.KEPT_PAGES_MB * 500_000),
	sizeCalculation: ({ text }, key) => 500 + text.length + key.length,
});

export const HOLE_SECRET = randomBytes(12).toString("hex");

const MADE: Record<HoleName, () => string> = {
	onceKey: randomUUID,
	partnerKey: randomUUID,
	shownAt: () => newShownAt(new Date()),
};

/** What each of the page's loaders says; null when one of them says anything but a page. */
export async function readTexts(
	request: Pick<IncomingMessage, "headers">,
	page: Page,
	versions: Pick<VersionReader, "read">,
): Promise<Said[] | null> {
	const { headers } = request;
	const asked: Asked = {
		path: page.path,
		cookies: headers.cookie ?? "",
		hasConsented: hasConsented(headers.cookie),
		savesData: headers["save-data"] === "on",
	};
	// A database that does not answer is said and logged where every other failure is.
	const seen = page.modules.some(isOfData) ? await versions.read().catch(() => null) : NO_DATA;
	if (!seen) return null;
	const minute = Math.floor(Date.now() / MINUTE_MS);
	let made: Request | undefined;
	const argsFor = (at: number): LoaderFunctionArgs => {
		made ??= new Request(`http://${headers.host ?? "localhost"}${page.path}`, { headers: flat(headers) });
		return { request: made, params: page.matches[at]?.params ?? {}, context: {} };
	};
	const said = await Promise.all(
		page.modules.map(({ loader }, at) => {
			if (!loader) return NOTHING;
			const keep = placeOf(loader, page.matches[at]?.route.id, { asked, seen, minute });
			const args = () => argsFor(at);
			const scope = `${HOLE_SECRET}-${at}`;
			return keep ? tell(loader, { keep, asked, args, scope }) : askFor(loader, args(), scope);
		}),
	);
	const all = said.filter((each) => each !== null);
	return all.length === said.length ? all : null;
}

const NOTHING: Said = { text: "", digest: "", fill: () => "", cookies: [] };
const NO_DATA: DataVersions = new Map();

function isOfData({ loader }: RouteModule): boolean {
	const of = (loader as Loader | undefined)?.keeping?.of;
	return of !== undefined && (typeof of === "function" || of.length > 0);
}

type Place = { key: string; state: string; subjects: readonly Subject[]; keeping: Keeping };
type Now = { asked: Asked; seen: DataVersions; minute: number };

/** Where a loader's answer is kept, and the state of the data that it then has to be of; null where it is not kept. */
function placeOf(
	{ keeping }: Loader,
	routeId: string | undefined,
	{ asked, seen, minute }: Now,
): Place | null {
	if (!keeping) return null;
	const key = keeping.key ? keeping.key(asked) : asked.path;
	if (key === null) return null;
	const place = `${routeId}\n${key}`;
	const { of } = keeping;
	const subjects = typeof of === "function" ? (kept.peek(place)?.subjects ?? of(asked)) : of;
	const states = subjects.map((subject) => seen.get(subject) ?? "");
	return { key: place, state: `${minute} ${states.join(" ")}`, subjects, keeping };
}

type Asking = { keep: Place; asked: Asked; args: () => LoaderFunctionArgs; scope: string };

/** By key and state: what is being asked just now. */
const underWay = new Map<string, Promise<unknown>>();

/** What was said before, where that still holds; those who come while a loader is being asked wait for its answer. */
async function tell(loader: Loader, { keep, asked, args, scope }: Asking): Promise<Said | null> {
	const place = `${keep.key}\n${keep.state}`;
	const another = underWay.get(place);
	if (another) await another;
	let text = kept.get(keep.key);
	if (text?.state !== keep.state) {
		const asking = askForAll(loader, { keep, asked, params: args().params, scope });
		underWay.set(
			place,
			asking.catch(() => null).finally(() => underWay.delete(place)),
		);
		text = (await asking) ?? undefined;
	}
	if (!text) return null;
	const { names, digest } = text;
	const fill = (hole: number) => {
		const name = names[hole];
		return name ? MADE[name]() : "";
	};
	const { cookies } = keep.keeping;
	return { text: text.text, digest, fill, cookies: cookies ? cookiesIn(await cookies(args())) : [] };
}

type AskingForAll = Pick<Asking, "keep" | "asked" | "scope"> & Pick<LoaderFunctionArgs, "params">;

/**
 * Asked with nothing of this request but what its key has been made of, so that nothing of one visitor's can be
 * kept for others. The state that it is kept for was read before: what has changed since makes it be asked again.
 */
async function askForAll(
	loader: Loader,
	{ keep, asked, params, scope }: AskingForAll,
): Promise<KeptText | null> {
	const request = new Request(`http://localhost${asked.path}`, {
		headers: asked.hasConsented ? { Cookie: `${CONSENT}=true` } : {},
	});
	const data = await loader({ request, params, context: {} });
	if (!isPage(data)) return null;
	const { text, digest, holes } = await readText(data, scope);
	const said = {
		text,
		digest,
		names: holes.map(({ name }) => name),
		state: keep.state,
		subjects: keep.subjects,
	};
	kept.set(keep.key, said);
	return said;
}

/** Asked in the name of one visitor. */
async function askFor(loader: Loader, args: LoaderFunctionArgs, scope: string): Promise<Said | null> {
	const data = await loader(args);
	if (!isPage(data)) return null;
	const { text, digest, holes } = await readText(data, scope);
	return { text, digest, fill: (hole) => holes[hole]?.value ?? "", cookies: cookiesIn(data.headers) };
}

const isPage = (data: unknown): data is Response => data instanceof Response && data.status === 200;

async function readText(data: Response, scope: string) {
	const { text, holes } = withHoles(await data.text(), scope);
	return { text, holes, digest: createHash("sha256").update(text).digest("base64url") };
}

/** The framework's own kind of headers has no `getSetCookie`. */
const cookiesIn = (headers: Headers): string[] =>
	[...headers].flatMap(([name, value]) => (name === "set-cookie" ? [value] : []));

function flat(headers: IncomingHttpHeaders): Record<string, string> {
	const all: Record<string, string> = {};
	for (const [name, value] of Object.entries(headers))
		if (value !== undefined) all[name] = Array.isArray(value) ? value.join(", ") : value;
	return all;
}
