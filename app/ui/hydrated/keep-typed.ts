import type { ClientActionFunctionArgs } from "@remix-run/react";
import { readWait } from "./foreign-limits.ts";

/**
 * Why a form could not be sent: the site can't be reached, too many were sent, the session has ended, or the site
 * failed; with the request id, if there is one, and how long a limit lasts.
 */
export type Unsent = { reason: "offline" | "limit" | "session" | "failure"; number?: string; wait?: string };

/** Dispatched on the document when a form could not be sent, with `Unsent`. */
export const UNSENT = "unsent";

/**
 * A client action for forms of hydrated screens: when the form can't be sent, the screen keeps what was typed instead
 * of showing another page. `SoftNavigation` shows a message beside the form's button. It returns null, after which nothing is
 * reloaded (`revalidateOnNavigation`).
 */
export function keepTyped() {
	return async function clientAction({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> {
		try {
			return await serverAction();
		} catch (failure) {
			const reason = reasonOf(failure);
			if (!reason || request.signal.aborted) throw failure;
			const number = (failure instanceof Response && failure.headers.get("X-Request-Id")) || undefined;
			const wait = failure instanceof Response && reason === "limit" ? readWait(failure) : undefined;
			document.dispatchEvent(new CustomEvent<Unsent>(UNSENT, { detail: { reason, number, wait } }));
			return null;
		}
	};
}

function reasonOf(failure: unknown): Unsent["reason"] | null {
	if (failure instanceof Response) {
		if (failure.headers.get("Location")?.startsWith("/login")) return "session";
		if (failure.status === 429) return "limit";
		return failure.status >= 500 ? "failure" : null;
	}
	// What `fetch` throws; an error of the server arrives as a plain one.
	if (failure instanceof TypeError) return "offline";
	return failure instanceof Error ? "failure" : null;
}
