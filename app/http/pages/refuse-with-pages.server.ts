import { type ActionFunction, json, type LoaderFunction, type ServerBuild } from "@remix-run/node";
import { NOWHERE } from "#app/http/network/malformed.ts";
import type { PageRefusal } from "./certain-refusals.server.ts";
import type { Framework } from "./framework-pages.server.ts";

type Handler = LoaderFunction | ActionFunction;

/**
 * Lets routes without a screen, such as downloads and buttons, refuse a request with a page instead of the framework's
 * JSON. The page is that of a URL that does not exist, with the refusal in its context.
 */
export function refuseWithPages({ routes }: ServerBuild, framework: Framework): void {
	const refusing =
		(handle: Handler): Handler =>
		async (args) => {
			try {
				return await handle(args);
			} catch (thrown) {
				const refusal = await readRefusal(thrown);
				throw refusal && isForPage(args.request) ? await pageOf(args.request, refusal) : thrown;
			}
		};
	const pageOf = ({ url, headers, signal }: Request, { status, data }: PageRefusal) => {
		const refusal = { status, data: isObject(data) ? { ...data, path: new URL(url).pathname } : data };
		return framework(new Request(new URL(NOWHERE, url), { headers, signal }), { refusal });
	};
	for (const route of Object.values(routes)) {
		const { default: screen, loader = refuseMethod, action = refuseMethod } = route.module;
		if (screen !== undefined) continue;
		route.module = {
			...route.module,
			loader: refusing(loader) as LoaderFunction,
			action: refusing(action),
		};
	}
}

const refuseMethod = (): never => {
	throw json(null, { status: 405 });
};

/** The refusal that the page of a URL that does not exist shows for another URL; undefined if it is asked for itself. */
export const refusalIn = (context: { refusal?: unknown }) => context.refusal as PageRefusal | undefined;

/** Whether a browser asked for a page, and not the script of a hydrated screen for data. */
const isForPage = ({ url }: Request) => !new URL(url).searchParams.has("_data");

/** Reads what was thrown with `json` or `data`; null for everything else. */
async function readRefusal(thrown: unknown): Promise<PageRefusal | null> {
	if (thrown instanceof Response) {
		const isJson = thrown.headers.get("Content-Type")?.startsWith("application/json");
		return isJson && thrown.status >= 400 ? { status: thrown.status, data: await thrown.json() } : null;
	}
	if (!isObject(thrown) || thrown.type !== "DataWithResponseInit") return null;
	const { status = 200 } = thrown.init as ResponseInit;
	return status >= 400 ? { status, data: thrown.data } : null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null;
