export const live = {
	/** Before a time: "As of 14:02". */
	asOf: "As of",
	/** After that time. */
	states: {
		live: ", live",
		shared: ", updates every 20 seconds",
		lost: ", connection lost, trying again",
		late: ", update failed, trying again",
	},
	/** Buttons that show what has changed. */
	changed: "Changed, show",
	refresh: "Refresh",
	sessionEnded: "Your session has ended.",
	noAccess: "Your account may no longer see this page.",
	failed: ({ reason }: { reason: string }) => `Failed to authenticate: ${reason}`,
	signIn: "Sign in",
	loading: "Loading",
	noUpdates: "Live updates are not available",
	noStorage: "Browser storage is not available",
	notStarted: ({ reason }: { reason: string }) => `Failed to initialize: ${reason}. Check console.`,
	news: ({ count }: { count: number }) => `${count} new, show`,
};
