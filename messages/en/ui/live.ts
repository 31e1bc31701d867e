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
	unknownError: "Unknown error",
	/** On pages without the framework’s script, with the time of what they show. */
	page: {
		lost: ({ time }: { time: string }) => `Connection lost, trying again. You see it as of ${time}.`,
		late: ({ time }: { time: string }) =>
			`This page could not be updated, trying again. You see it as of ${time}.`,
		held: ({ time }: { time: string }) =>
			`This page has changed. The change appears as soon as you leave the link or form that you are using. You see it as of ${time}.`,
	},
	notStarted: ({ reason }: { reason: string }) => `Failed to initialize: ${reason}. Check console.`,
	news: ({ count }: { count: number }) => `${count} new, show`,
};
