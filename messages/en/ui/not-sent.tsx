import type { ReactNode } from "react";

/** A form of a screen with scripts that could not be sent, and a page that could not be loaded. */
export const notSent = {
	offline:
		"We could not send this form, because this device can’t reach us. What you typed is still here. Check your connection, then send it again.",
	failure:
		"We could not send this form. The problem is on our side. What you typed is still here. Send it again in a moment.",
	tooMany: ({ wait }: { wait: string }) =>
		`We could not send this form, because too many were sent. What you typed is still here. Wait ${wait}, then send it again.`,
	session: ({ link }: { link: (text: string) => ReactNode }) => (
		<>
			Your session has ended. What you typed is still here. {link("Sign in in a new tab")}, then send it
			again.
		</>
	),
	notConnected: "You are not connected. The page opens as soon as the connection is back.",
	unreached: {
		title: "No connection",
		text: "We can’t reach the server. This page opens as soon as the connection is back.",
	},
};
