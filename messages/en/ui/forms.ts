export const forms = {
	changedMeanwhile: "Changed in the meantime",
	/** Before the message of a field, for screen readers. */
	error: "Error:",
	/** A field that somebody else saved; its value follows. */
	isNow: ({ field }: { field: string }) => `${field} is now`,
	/** In place of a value. */
	empty: "empty",
	/** The label of a field that only programs fill in. */
	trap: "Leave this empty",
	passwordHint: "At least 8 characters. A longer password is stronger.",
};
