/** A message for the person whose change was refused, and the HTTP status of the answer. */
export type Explained = { reason: string; status: number };

type Conflict = {
	/** Who changed it first; null when unknown. */
	by: string | null;
	/** The same person changed it in another tab. */
	isOwn?: boolean;
	/** When, formatted; null when unknown. */
	when: string | null;
	/** The current status, in lower case. Left out for saved forms, which keep what was typed, and beside `advice`. */
	to?: string;
	/** What to do, for a change that is neither a form nor a status. */
	advice?: string;
};

/**
 * Explains that someone else changed a record after its screen was opened. `what` names the record:
 * `product`.
 */
export function explainConflict(what: string, { by, isOwn = false, when, to, advice }: Conflict): Explained {
	const who = by ? `${by} changed this ${what}` : `This ${what} was changed`;
	const at = when ? ` (${when})` : "";
	if (to !== undefined) {
		const change = isOwn ? `You changed this ${what} to ${to} in another tab` : `${who} to ${to}`;
		return { reason: `${change}${at}.`, status: 409 };
	}
	const change = isOwn ? `You changed this ${what} in another tab` : who;
	if (advice) return { reason: `${change}${at}. ${advice}`, status: 409 };
	const reason = `${change} while you were editing${at}. Your changes are still here. Check the differences, then save again to keep yours.`;
	return { reason, status: 409 };
}

/** Another transaction changed the same rows first. This one is rolled back and may be tried again. */
export class ConcurrentChangeError extends Error {}

/** The time of a change, always later than the one before, because it serves as the version. */
export function nextVersion(before: string, now: Date): string {
	return new Date(Math.max(now.getTime(), Date.parse(before) + 1)).toISOString();
}
