import { t } from "#app/common/language/messages.ts";
import type { Messages } from "#messages/en/index.ts";

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

/** What can be changed by two people at once. */
export type ConflictThing = keyof Messages["conflicts"]["things"];

/** Explains that someone else changed a record after its screen was opened. */
export function explainConflict(
	what: ConflictThing,
	{ by, isOwn = false, when, to, advice }: Conflict,
): Explained {
	const thing = t.conflicts.things[what];
	const change = isOwn
		? t.conflicts.own({ thing, to })
		: by
			? t.conflicts.byOther({ thing, by, to })
			: t.conflicts.byUnknown({ thing, to });
	const sentence = t.conflicts.sentence({ change, when });
	if (to !== undefined) return { reason: sentence, status: 409 };
	const reason = advice ? `${sentence} ${advice}` : t.conflicts.whileEditing({ change, when });
	return { reason, status: 409 };
}

/** Another transaction changed the same rows first. This one is rolled back and may be tried again. */
export class ConcurrentChangeError extends Error {}

/** The time of a change, always later than the one before, because it serves as the version. */
export function nextVersion(before: string, now: Date): string {
	return new Date(Math.max(now.getTime(), Date.parse(before) + 1)).toISOString();
}
