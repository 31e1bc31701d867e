import {
	type ClientLoaderFunctionArgs,
	isRouteErrorResponse,
	type ShouldRevalidateFunctionArgs,
} from "@remix-run/react";

/**
 * A client loader for hydrated screens: when a refresh of the page can't reach the server (a restart, a
 * tunnel) or finds the session ended, the page keeps what it has instead of failing or leaving. The stream
 * that asked for the refresh knows what happened, says so, and refreshes again when it comes back.
 */
export function keepLast() {
	let last: { url: string; data: unknown } | undefined;
	async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
		try {
			const data = await serverLoader();
			last = { url: request.url, data };
			return data;
		} catch (failure) {
			if (last?.url === request.url && isPassing(failure)) return last.data;
			throw failure;
		}
	}
	// The first call is answered with what the document brought.
	clientLoader.hydrate = true;
	return clientLoader;
}

function isPassing(failure: unknown): boolean {
	if (failure instanceof Response) return failure.headers.get("Location")?.startsWith("/login") ?? false;
	return failure instanceof Error || (isRouteErrorResponse(failure) && failure.status === 403);
}

/** For what a refresh of the same page has nothing to ask: the frame, and a question that waits for an answer. */
export function onlyWhenMoving(args: ShouldRevalidateFunctionArgs): boolean {
	const isRefresh = !args.formMethod && args.currentUrl.href === args.nextUrl.href;
	return !isRefresh && args.defaultShouldRevalidate;
}
