export const devices = {
	othersDone: "You have been signed out on all other devices.",
	done: "The device has been signed out.",
	title: "Signed-in devices",
	lead: "If you don’t recognize a device, sign it out and change your password.",
	others: "Sign out all other devices",
	/** A date. */
	since: ({ since }: { since: string }) => `Signed in ${since}`,
	/** A time, after `since`. */
	lastActive: ({ lastActive }: { lastActive: string }) => `last active ${lastActive}`,
	this: "This device",
};
