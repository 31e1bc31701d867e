/** A message for the person whose change was refused, and the HTTP status of the answer. */
export type Explained = { reason: string; status: number };

type Conflict = {
	/** Who changed it first; null when nobody can be named. */
	by: string | null;
	/** The same person did, in another tab. */
	isOwn?: boolean;
	/** When, formatted; null when that is unknown. */
	when: string | null;
	/** The status that it has now, in lower case. Left out where a form is saved: what was typed stays in the form. */
	to?: string;
};

/** Why a change came too late: someone else changed the record since its screen was opened. `what`: `product`. */
export function explainConflict(what: string, { by, isOwn = false, when, to }: Conflict): Explained {
	const who = by ? `${by} changed this ${what}` : `This ${what} was changed`;
	const change = isOwn ? `You changed this ${what} in another tab` : who;
	const at = when ? ` (${when})` : "";
	const reason =
		to === undefined
			? `${change} while you were editing${at}. Your changes are still here. Check the differences, then save again to keep yours.`
			: `${change} to ${to}${at}.`;
	return { reason, status: 409 };
}
