import type { ClientLoaderFunctionArgs } from "@remix-run/react";

/**
 * A client loader for hydrated screens: when a refresh of the page can't reach the server (a restart, a
 * tunnel), the page keeps what it has instead of failing; the next refresh brings it up to date.
 */
export function keepLast() {
	let last: { url: string; data: unknown } | undefined;
	async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
		try {
			const data = await serverLoader();
			last = { url: request.url, data };
			return data;
		} catch (error) {
			if (error instanceof Error && last?.url === request.url) return last.data;
			throw error;
		}
	}
	// The first call is answered with what the document brought.
	clientLoader.hydrate = true;
	return clientLoader;
}
