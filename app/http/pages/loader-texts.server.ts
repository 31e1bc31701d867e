import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { LoaderFunctionArgs, ServerBuild } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import { env } from "#app/http/process/env.server.ts";
import { newShownAt } from "#app/http/robots/signs.server.ts";
import type { DataVersions, VersionReader } from "#db/data-versions/read-versions.ts";
import { type HoleName, withHoles } from "./holes.ts";
import type { PageMatch } from "./page-routes.server.ts";
import type { Asked, Keeping } from "./while-unchanged.server.ts";

/*
 * What the loaders of a page say, as JSON with holes. Those that are declared as a function of their URL and of
 * counted data (`whileUnchanged`) are not asked again until it changes: see DECISIONS.md, 62.
 */

type RouteModule = NonNullable<ServerBuild["routes"][string]>["module"];
type Loader = NonNullable<RouteModule["loader"]> & { keeping?: Keeping };
/** `path` with its query. */
export type Page = { path: string; matches: PageMatch[]; modules: RouteModule[] };

/** `digest` is of the text; `fill` tells what goes into a hole of it this time, and is asked once for each. */
type Said = { text: string; digest: string; fill: (hole: number) => string; cookies: string[] };
type KeptText = { text: string; digest: string; names: HoleName[]; state: string };

const MINUTE_MS = 60_000;

/** By route and key. */
const kept = new LRUCache<string, KeptText>({
	maxSize: Math.max(1, env.KEPT_PAGES_MB * 500_000),
	sizeCalculation: ({ text }) => 500 + text.length,
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
	const asked = {
		path: page.path,
		cookies: headers.cookie ?? "",
		savesData: headers["save-data"] === "on",
	};
	// A database that does not answer is the loaders' to say.
	const seen = await versions.read().catch(() => null);
	const minute = Math.floor(Date.now() / MINUTE_MS);
	let made: Request | undefined;
	const argsFor = (at: number): LoaderFunctionArgs => {
		made ??= new Request(`http://${headers.host ?? "localhost"}${page.path}`, { headers: flat(headers) });
		return { request: made, params: page.matches[at]?.params ?? {}, context: {} };
	};
	const said = await Promise.all(
		page.modules.map(({ loader }, at) => {
			if (!loader) return NOTHING;
			const keep = seen && placeOf(loader, page.matches[at]?.route.id, { asked, seen, minute });
			return tell(loader, { keep, args: () => argsFor(at), scope: `${HOLE_SECRET}-${at}` });
		}),
	);
	const all = said.filter((each) => each !== null);
	return all.length === said.length ? all : null;
}

const NOTHING: Said = { text: "", digest: "", fill: () => "", cookies: [] };

type Place = { key: string; state: string; keeping: Keeping };
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
	const subjects = typeof keeping.of === "function" ? keeping.of(asked) : keeping.of;
	const states = subjects.map((subject) => seen.get(subject) ?? "");
	return { key: `${routeId}\n${key}`, state: `${minute} ${states.join(" ")}`, keeping };
}

type Asking = { keep: Place | null; args: () => LoaderFunctionArgs; scope: string };

/** By key and state: what is being asked just now. */
const underWay = new Map<string, Promise<unknown>>();

/** What was said before, where that still holds; those who come while a loader is being asked wait for its answer. */
async function tell(loader: Loader, asking: Asking): Promise<Said | null> {
	const { keep } = asking;
	if (!keep) return ask(loader, asking);
	const place = `${keep.key}\n${keep.state}`;
	await underWay.get(place);
	const text = kept.get(keep.key);
	if (text?.state === keep.state) return showAgain(text, keep.keeping, asking.args);
	const said = ask(loader, asking);
	underWay.set(
		place,
		said.catch(() => null).finally(() => underWay.delete(place)),
	);
	return said;
}

async function showAgain(
	{ text, digest, names }: KeptText,
	{ cookies }: Keeping,
	args: () => LoaderFunctionArgs,
): Promise<Said> {
	const fill = (hole: number) => {
		const name = names[hole];
		return name ? MADE[name]() : "";
	};
	return { text, digest, fill, cookies: cookies ? cookiesIn(await cookies(args())) : [] };
}

/** The state that it is kept for was read before, so what has changed since makes it be asked again. */
async function ask(loader: Loader, { keep, args, scope }: Asking): Promise<Said | null> {
	const data = await loader(args());
	if (!(data instanceof Response) || data.status !== 200) return null;
	const { text, holes } = withHoles(await data.text(), scope);
	const digest = createHash("sha256").update(text).digest("base64url");
	const cookies = cookiesIn(data.headers);
	if (keep && (cookies.length === 0 || keep.keeping.cookies)) {
		const names = holes.map(({ name }) => name);
		kept.set(keep.key, { text, digest, names, state: keep.state });
	}
	return { text, digest, fill: (hole) => holes[hole]?.value ?? "", cookies };
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
