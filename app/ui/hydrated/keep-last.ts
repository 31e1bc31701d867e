import {
	type ClientLoaderFunctionArgs,
	isRouteErrorResponse,
	type ShouldRevalidateFunctionArgs,
} from "@remix-run/react";

/** The data and URL of the live screen: a page has at most one. */
let shown: { url: string; data: unknown } | undefined;

/** Called by `useLive`, so that a failed refresh can keep the data. */
export function rememberShown(url: string, data: unknown): () => void {
	const mine = { url, data };
	shown = mine;
	return () => {
		if (shown === mine) shown = undefined;
	};
}

/**
 * A client loader for live hydrated screens: when a refresh can't reach the server or finds the session
 * ended, the page keeps its data instead of failing. The event stream that asked for the refresh shows the
 * state and refreshes again after it reconnects.
 *
 * It does not run during hydration (`hydrate` stays off): the framework answers the first call of a client
 * loader with the document's data, so an early refresh or action would get old data.
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
 * Stops revalidation in three cases: a refresh of the same page does not reload the frame or an open
 * question, and neither does a form that failed to send (`keepTyped`).
 */
export function onlyWhenMoving(args: ShouldRevalidateFunctionArgs): boolean {
	if (args.formMethod && args.actionResult === null) return false;
	const isRefresh = !args.formMethod && args.currentUrl.href === args.nextUrl.href;
	return !isRefresh && args.defaultShouldRevalidate;
}
