import type { ClientActionFunctionArgs } from "@remix-run/react";

/** Told on the document when a form did not get through; with the number of its request, if it has one. */
export const UNSENT = "unsent";

/**
 * A client action for the forms of hydrated screens: when one can't be answered (an outage, a restart, a fault of
 * ours), the screen stays as it is, with what was typed, instead of making way for an error page. `Soft` says so
 * beside the form's button. Its answer is null, upon which nothing is loaded anew: `onlyWhenMoving`.
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
