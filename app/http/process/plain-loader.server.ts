import { json, type LoaderFunctionArgs } from "@remix-run/node";
import type { RequestHead } from "#app/http/network/incoming.server.ts";

/** `data` is the same after a journey as JSON. `cookies`: values of `Set-Cookie`. `status`: 200 by default. */
export type PageData<Data> = { data: Data; cookies: string[]; status?: number };

/**
 * Makes the loader of a page that is requested often. The server takes what `read` returns as it is, without making a
 * request and a response of the framework in between.
 */
export function plainLoader<Page extends PageData<unknown>>(read: (request: RequestHead) => Promise<Page>) {
	const loader = async ({ request }: LoaderFunctionArgs) => toResponse<Page["data"]>(await read(request));
	return Object.assign(loader, { read });
}

/** The framework's response with this data. */
export const toResponse = <Data>({ data, cookies, status = 200 }: PageData<Data>) =>
	json(data, {
		status,
		headers: new Headers(cookies.map((cookie): [string, string] => ["Set-Cookie", cookie])),
	});
