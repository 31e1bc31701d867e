import { t } from "#app/common/language/messages.ts";
import { waitInWords } from "#app/common/wait-in-words.ts";

/**
 * Marks the 429 of a proxy in front of the site as the framework marks ours, which would take it for a failure of the
 * site. Its page is our own.
 */
export function markForeignLimits(): void {
	const ask = window.fetch;
	window.fetch = async (...asked) => {
		const answer = await ask(...asked);
		const { status, headers } = answer;
		if (status !== 429 || headers.has("X-Remix-Catch") || headers.has("X-Remix-Response")) return answer;
		const message = t.errors.limit.network({ wait: readWait(answer) });
		const marked = new Headers({ "X-Remix-Catch": "yes" });
		const retryAfter = headers.get("Retry-After");
		if (retryAfter) marked.set("Retry-After", retryAfter);
		return Response.json({ title: t.errors.limit.title, message }, { status, headers: marked });
	};
}

/** How long a limit asks to wait, in words. Its header may also be a date, or missing. */
export function readWait({ headers }: Response): string {
	const seconds = Number(headers.get("Retry-After"));
	return seconds >= 1 ? waitInWords(Math.ceil(seconds)) : t.errors.limit.minutes;
}
