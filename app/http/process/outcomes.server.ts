import type { LoaderFunctionArgs, ServerBuild } from "@remix-run/node";
import type { RequestHead } from "#app/http/network/incoming.server.ts";
import type { PageMatch } from "#app/http/network/route-finder.server.ts";
import { type PageData, type plainLoader, toResponse } from "./plain-loader.server.ts";

/* Runs loaders and actions without the framework, which can answer with what they returned. */

type Module = ServerBuild["routes"][string]["module"];
type Loader = NonNullable<Module["loader"]> & Partial<Pick<ReturnType<typeof plainLoader>, "read">>;

/** What a loader read, or the response or error that a loader or action ended with. */
export type RouteOutcome = PageData<unknown> | { returned: unknown } | { thrown: unknown };
export type Outcomes = Record<string, RouteOutcome>;

type Page = { matches: readonly PageMatch[]; build: ServerBuild };
export type PageQuery = Page & { request: Request };

const loaderOf = ({ route }: PageMatch, { routes }: ServerBuild) =>
	routes[route.id]?.module.loader as Loader | undefined;

/** Whether the head of a request is enough for all loaders of a page. */
export const areAllPlain = ({ matches, build }: Page): boolean =>
	matches.every((match) => loaderOf(match, build)?.read !== undefined);

/** Runs the loaders of a page at once, as the framework does. Only plain loaders can do without a whole request. */
export async function runLoaders(query: Page & { request: RequestHead | Request }): Promise<Outcomes> {
	const outcomes = query.matches.map(async (match): Promise<[string, RouteOutcome][]> => {
		const loader = loaderOf(match, query.build);
		if (!loader) return [];
		const args = { request: query.request as Request, params: match.params, context: {} };
		return [[match.route.id, await outcomeOf(loader, args)]];
	});
	return Object.fromEntries((await Promise.all(outcomes)).flat());
}

async function outcomeOf(loader: Loader, args: LoaderFunctionArgs): Promise<RouteOutcome> {
	try {
		const page = await loader.read?.(args.request);
		if (page) return (page.status ?? 200) === 200 ? page : { returned: toResponse(page) };
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
	return toResponse(outcome);
}
