import type { ClientActionFunctionArgs } from "@remix-run/react";

/** Dispatched on the document when a form could not be sent; with the request id, if there is one. */
export const UNSENT = "unsent";

/**
 * A client action for forms of hydrated screens: when the server can't answer, the screen keeps what was
 * typed instead of showing an error page. `Soft` shows a message beside the form's button. It returns null,
 * after which nothing is reloaded (`onlyWhenMoving`).
 */
export function keepTyped() {
	return async function clientAction({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> {
		try {
			return await serverAction();
		} catch (failure) {
			const isUnanswered = failure instanceof Response ? failure.status >= 500 : failure instanceof Error;
			if (!isUnanswered || request.signal.aborted) throw failure;
			const number = failure instanceof Response ? failure.headers.get("X-Request-Id") : null;
			document.dispatchEvent(new CustomEvent<string | null>(UNSENT, { detail: number }));
			return null;
		}
	};
}
