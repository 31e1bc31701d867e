import type { IncomingMessage, ServerResponse } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import type { PageMatch } from "#app/http/network/route-finder.server.ts";
import type { Segment } from "#app/http/network/segments.server.ts";
import { sendPage } from "#app/http/network/send-page.server.ts";
import type { Outcomes } from "./outcomes.server.ts";
import { assemble, frameFor, makeMain } from "./page-segments.server.ts";
import type { PartQuery } from "./render-part.server.tsx";

/*
 * Private pages, assembled like public ones: the frame is rendered once for the same state, and only the screen for
 * each request. What the framework does besides takes a third of a page's CPU: it makes a response of each loader's
 * data and reads it again, writes all data as a script that these pages do not have, and builds a router.
 */

/** Whether a page of these routes can be assembled: the framework combines headers and inherits metadata. */
export function canAssemble(matches: readonly PageMatch[], { routes }: ServerBuild): boolean {
	const [root, ...others] = matches.map(({ route }) => routes[route.id]?.module);
	return root !== undefined && others.at(-1)?.meta !== undefined && !others.some((each) => each?.headers);
}

/** Sends the page of the loaders' data; returns false when one of them ended with anything else. */
export function sendAssembled(
	outcomes: Outcomes,
	{ url, matches, build }: Pick<PartQuery, "url" | "matches"> & { build: ServerBuild },
	[incoming, response]: [IncomingMessage, ServerResponse],
): boolean {
	const loaderData: Record<string, unknown> = {};
	const cookies: string[] = [];
	for (const [id, outcome] of Object.entries(outcomes)) {
		if (!("data" in outcome)) return false;
		loaderData[id] = outcome.data;
		cookies.push(...outcome.cookies);
	}
	const { pathname, search } = new URL(url, "http://localhost");
	const page: PartQuery = { url: pathname + search, matches, loaderData, isPrivate: true };
	const segments = segmentsOf(page, build);
	return segments !== null && sendPage(incoming, response, { segments, cookies });
}

/** Null when the page can't be rendered: the framework fails, too, and reports it. */
function segmentsOf(page: PartQuery, build: ServerBuild): Segment[] | null {
	const { matches, loaderData } = page;
	const handles = matches.map(({ route }) => build.routes[route.id]?.module.handle as ScreenHandle);
	const handle: ScreenHandle = Object.assign({}, ...handles);
	try {
		const frame = frameFor(JSON.stringify(loaderData.root), { ...page, handle }, build);
		return assemble(makeMain(page, build), frame);
	} catch {
		return null;
	}
}
