import type { IncomingMessage, ServerResponse } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import type { PageMatch } from "#app/http/network/route-finder.server.ts";
import { sendPage } from "#app/http/network/send-page.server.ts";
import { PLACEHOLDERS } from "#app/ui/frame/page-part.tsx";
import { env } from "./env.server.ts";
import { metadataOf } from "./metadata.server.ts";
import type { Outcomes, PageQuery } from "./outcomes.server.ts";
import { type PartQuery, renderPart } from "./render-part.server.tsx";

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
	{ request, matches, build }: PageQuery,
	[incoming, response]: [IncomingMessage, ServerResponse],
): boolean {
	const loaderData: Record<string, unknown> = {};
	const cookies: string[] = [];
	for (const [id, outcome] of Object.entries(outcomes)) {
		if (!("data" in outcome)) return false;
		loaderData[id] = outcome.data;
		cookies.push(...outcome.cookies);
	}
	const { pathname, search } = new URL(request.url);
	const html = assemble({ url: pathname + search, matches, loaderData, isPrivate: true }, build);
	return html !== null && sendPage(incoming, response, { html, cookies });
}

/** Null when the page can't be rendered: the framework fails, too, and reports it. */
function assemble(page: PartQuery, build: ServerBuild): string | null {
	try {
		const [start, middle, end] = shellOf(page, build);
		const parts = renderPart("main", page, build);
		// The screen is cut around the visitor's own part.
		const [screen, [partner = "", from = ""]] = [parts.slice(1, -2).join(""), parts.slice(-2)];
		const [before, after = ""] = frameOf(page, build);
		const framed = after.replace(LINKS, (link) => (link === PLACEHOLDERS.partner ? partner : from));
		return `<!DOCTYPE html>${start}${metadataOf(page, build)}${middle}${before}${screen}${framed}${end}`;
	} catch {
		return null;
	}
}

const LINKS = new RegExp(`[${PLACEHOLDERS.partner}${PLACEHOLDERS.from}]`, "g");

/** What is around the metadata and what is visible. It depends on the routes alone, and on the dialog for partners. */
const shells = new Map<string, string[]>();

function shellOf(page: PartQuery, build: ServerBuild): string[] {
	const key = `${page.matches.at(-1)?.route.id} ${/[?&]partner\b/.test(page.url)}`;
	const shell = shells.get(key) ?? renderPart("shell", page, build);
	shells.set(key, shell);
	return shell;
}

/** What is before and after the screen, by the root's data. */
const frames = new LRUCache<string, string[]>({
	maxSize: Math.max(1, env.PAGE_CACHE_MB * 50_000),
	sizeCalculation: (texts, key) => texts.join("").length + key.length,
});

/** Only paths without parameters change the frame: its links lead to no others. */
function frameOf(page: PartQuery, build: ServerBuild): string[] {
	const { matches, loaderData } = page;
	const handles = matches.map(({ route }) => build.routes[route.id]?.module.handle as ScreenHandle);
	const { subject, wide }: ScreenHandle = Object.assign({}, ...handles);
	const last = matches.at(-1);
	const path = last && Object.keys(last.params).length === 0 ? last.pathname : "";
	const key = `${subject} ${wide} ${path} ${JSON.stringify(loaderData.root)}`;
	const frame = frames.get(key) ?? renderPart("frame", page, build);
	frames.set(key, frame);
	return frame;
}
