import { json, type LoaderFunctionArgs, type ServerBuild } from "@remix-run/node";
import type { RequestHead } from "#app/http/network/incoming.server.ts";
import type { PageMatch } from "#app/http/network/route-finder.server.ts";

/* Runs loaders and actions without the framework, which can answer with what they returned. */

type Module = ServerBuild["routes"][string]["module"];
type Loader = NonNullable<Module["loader"]> & {
	/** Reads the data without making a response of it. */
	read?: (request: RequestHead) => Promise<{ data: unknown; headers: Record<string, string> }>;
};

/** What a loader read, or the response or error that a loader or action ended with. */
export type RouteOutcome = { data: unknown; cookies: string[] } | { returned: unknown } | { thrown: unknown };
export type Outcomes = Record<string, RouteOutcome>;

export type PageQuery = { request: Request; matches: readonly PageMatch[]; build: ServerBuild };

/** Runs the loaders of a page at once, as the framework does. */
export async function runLoaders({ request, matches, build }: PageQuery): Promise<Outcomes> {
	const outcomes = matches.map(async ({ route, params }): Promise<[string, RouteOutcome][]> => {
		const loader = build.routes[route.id]?.module.loader as Loader | undefined;
		if (!loader) return [];
		return [[route.id, await outcomeOf(loader, { request, params, context: {} })]];
	});
	return Object.fromEntries((await Promise.all(outcomes)).flat());
}

async function outcomeOf(loader: Loader, args: LoaderFunctionArgs): Promise<RouteOutcome> {
	try {
		if (loader.read) {
			const { data, headers } = await loader.read(args.request);
			return { data, cookies: Object.values(headers) };
		}
		const returned = await loader(args);
		if (!(returned instanceof Response) || returned.status !== 200) return { returned };
		const cookies = [...returned.headers].filter(([name]) => name === "set-cookie");
		return { data: await returned.json(), cookies: cookies.map(([, value]) => value) };
	} catch (thrown) {
		return { thrown };
	}
}

/**
 * Runs the action of the page to which a form was sent. Undefined without one, and for an index page, whose forms the
 * framework hands to its parent.
 */
export async function runAction({ request, matches, build }: PageQuery): Promise<RouteOutcome | undefined> {
	const { route, params } = matches.at(-1) ?? {};
	const action = route && !route.index ? build.routes[route.id]?.module.action : undefined;
	if (!action) return undefined;
	try {
		return { returned: await action({ request, params: params ?? {}, context: {} }) };
	} catch (thrown) {
		return { thrown };
	}
}

/** The redirect that an action ended with, as most forms do that are accepted. */
export function redirectOf(outcome: RouteOutcome): Response | undefined {
	const [response] = Object.values(outcome);
	if (!(response instanceof Response)) return undefined;
	// The framework resolves relative paths.
	const isRedirect = /^30[12378]$/.test(String(response.status));
	return isRedirect && response.headers.get("Location")?.startsWith("/") ? response : undefined;
}

/** Does in the framework's place what a loader or action did. */
export function repeatOutcome(outcome: RouteOutcome): unknown {
	if ("thrown" in outcome) throw outcome.thrown;
	if ("returned" in outcome) return outcome.returned;
	return json(outcome.data, {
		headers: new Headers(outcome.cookies.map((cookie): [string, string] => ["Set-Cookie", cookie])),
	});
}
