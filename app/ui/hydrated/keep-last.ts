import {
	type ClientLoaderFunctionArgs,
	isRouteErrorResponse,
	type ShouldRevalidateFunctionArgs,
} from "@remix-run/react";

/** What the live screen shows, and at which URL: a page has at most one. */
let shown: { url: string; data: unknown } | undefined;

/** Told by `useLive`, so that a refresh that fails has something to keep. */
export function rememberShown(url: string, data: unknown): () => void {
	const mine = { url, data };
	shown = mine;
	return () => {
		if (shown === mine) shown = undefined;
	};
}

/**
 * A client loader for hydrated screens that are live: when a refresh of the page can't reach the server (a
 * restart, a tunnel) or finds the session ended, the page keeps what it has instead of failing or leaving. The
 * stream that asked for the refresh knows what happened, says so, and refreshes again when it comes back.
 *
 * It does not run while the page hydrates (`hydrate` stays off): the framework answers a client loader's
 * first call with what the document brought, and on an address with a parameter it first asks the server
 * about routes. A refresh or an action that was faster got the document's old data for its answer.
 */
export function keepLast() {
	return async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
		try {
			return await serverLoader();
		} catch (failure) {
			const { pathname, search } = new URL(request.url);
			if (shown?.url === pathname + search && isTransient(failure)) return shown.data;
			throw failure;
		}
	};
}

function isTransient(failure: unknown): boolean {
	if (failure instanceof Response)
		return failure.status >= 500 || (failure.headers.get("Location")?.startsWith("/login") ?? false);
	return (
		failure instanceof Error ||
		(isRouteErrorResponse(failure) && (failure.status === 403 || failure.status >= 500))
	);
}

/**
 * For what a refresh of the same page has nothing to ask: the frame, and a question that waits for an answer. Nor
 * has a form that did not get through (`keepTyped`).
 */
export function onlyWhenMoving(args: ShouldRevalidateFunctionArgs): boolean {
	if (args.formMethod && args.actionResult === null) return false;
	const isRefresh = !args.formMethod && args.currentUrl.href === args.nextUrl.href;
	return !isRefresh && args.defaultShouldRevalidate;
}
