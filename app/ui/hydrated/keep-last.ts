import {
	type ClientLoaderFunctionArgs,
	isRouteErrorResponse,
	type ShouldRevalidateFunctionArgs,
} from "@remix-run/react";
import { isEngaged } from "./engaged.ts";

/** Why data is older than the last refresh: it failed, or showing its answer would move what somebody uses. */
type Kept = {
	kept?: "failed" | "held";
	/** How many of the rows are not shown yet. */
	news?: number;
	failure?: string | null;
	rows?: readonly { id?: unknown; number?: unknown }[];
	asOf?: string;
};

/** The data and URL of the live screen: a page has at most one. */
let shown: { url: string; data: Kept } | undefined;

/** The next call of a client loader is a refresh that nobody asked for. */
let isRefresh = false;

/** Called by `useLive`, so that a refresh can keep the data. */
export function rememberShown(url: string, data: unknown): () => void {
	const mine = { url, data: data as Kept };
	shown = mine;
	return () => {
		if (shown === mine) shown = undefined;
	};
}

let begunAt = 0;
/** From the press of a link or button until its page is shown. */
let isNavigating = false;

/** Called by `SoftNavigation`: React hears of a navigation a little later than the router. */
export function noteNavigation(): void {
	begunAt = Date.now();
	isNavigating = true;
}

/** Called by `SoftNavigation` when the page of a navigation is shown. */
export function endNavigation(): void {
	isNavigating = false;
}

/** How long a refresh should wait, in milliseconds, so that it does not restart a navigation that has just begun. */
export const waitAfterNavigation = (): number => Math.max(0, begunAt + 500 - Date.now());

/** Called by `useLive` before it refreshes. */
export function expectRefresh(): void {
	isRefresh = true;
}

/** Why this data is older than the last refresh, if it is, and how many new rows it lacks. */
export function readKept(data: unknown): { kept: "failed" | "held" | null; news: number } {
	const { kept, failure, news = 0 } = data as Kept;
	return { kept: kept ?? (failure ? "failed" : null), news };
}

/**
 * A client loader for live hydrated screens: when a refresh can't reach the server or finds the session ended, or would
 * move what somebody points at or types in, the page keeps its data. `useLive` refreshes again.
 *
 * It does not run during hydration (`hydrate` stays off): the framework answers the first call of a client
 * loader with the document's data, so an early refresh or action would get old data.
 */
export function keepLast() {
	return async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
		// While a form is sent, the framework leaves a refresh to the loaders that follow: their answer is the form's.
		const mayHold = isRefresh && !isNavigating;
		isRefresh = false;
		const { pathname, search } = new URL(request.url);
		const last = () => (shown?.url === pathname + search ? shown.data : undefined);
		try {
			const fresh = (await serverLoader()) as Kept;
			const data = last();
			if (!data) return fresh;
			if (fresh.failure) return { ...data, kept: "failed", failure: fresh.failure };
			const { kept: _, news: __, ...before } = data;
			if (!mayHold || !isEngaged() || isSame(before, fresh)) return fresh;
			return { ...before, kept: "held", news: countNews(before, fresh) };
		} catch (failure) {
			const data = last();
			if (data && isTransient(failure)) return { ...data, kept: "failed" };
			throw failure;
		}
	};
}

/** Whether nothing but the time differs. */
const isSame = (before: Kept, fresh: Kept): boolean =>
	JSON.stringify(before) === JSON.stringify({ ...fresh, asOf: before.asOf });

function countNews({ rows: before = [] }: Kept, { rows = [] }: Kept): number {
	const known = new Set(before.map(({ id, number }) => id ?? number));
	return rows.filter(({ id, number }) => !known.has(id ?? number)).length;
}

function isTransient(failure: unknown): boolean {
	if (failure instanceof Response)
		return (
			failure.status >= 500 ||
			failure.status === 429 ||
			(failure.headers.get("Location")?.startsWith("/login") ?? false)
		);
	return (
		failure instanceof Error ||
		(isRouteErrorResponse(failure) &&
			(failure.status === 403 || failure.status === 429 || failure.status >= 500))
	);
}

/**
 * Stops revalidation in three cases: a refresh of the same page does not reload the frame or an open
 * question, and neither does a form that failed to send (`keepTyped`).
 */
export function revalidateOnNavigation(args: ShouldRevalidateFunctionArgs): boolean {
	if (args.formMethod && args.actionResult === null) return false;
	const isSamePage = !args.formMethod && args.currentUrl.href === args.nextUrl.href;
	return !isSamePage && args.defaultShouldRevalidate;
}
