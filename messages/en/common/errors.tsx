import type { ReactNode } from "react";

export const errors = {
	denied: {
		account: ({ path, role }: { path: string; role: string }) => `${path} is not open to the role ${role}.`,
		title: "Access Denied",
		/** To the first page of a member of staff, such as Overview. */
		goTo: ({ page }: { page: string }) => `Go to ${page.toLowerCase()}`,
		hotelOwners: "This page is for the owner and the managers of a hotel. Ask them, if you need access.",
		/** For staff. */
		otherRole: ({ count, roles }: { count: number; roles: string }) =>
			`This page is for the ${count > 1 ? "roles" : "role"} ${roles}.`,
		lead: "You do not have the required permissions to view this page. Please create a hotel account to gain access or contact support for assistance.",
	},
	contact: "Contact Us",
	broken: {
		title: "Oops! Something went wrong.",
		text: "The problem is on our side. Try again in a moment, or contact us if it happens again.",
	},
	sendAgain: "Send again",
	unavailable: {
		notDone: "We couldn’t complete this right now",
		title: "We’ll be right back",
		sendAgain:
			"We’re having a temporary problem. Send the form again in a moment. It is only processed once, however many times you send it.",
		reload:
			"We’re having a temporary problem. Reload this page in a moment to send the form again. It is only processed once, however many times you send it.",
		/** After one of these. */
		goBack: "You can also go back: your entries are still there.",
		loading:
			"We can’t load this page right now. Your data is safe. This page tries again automatically every few seconds.",
	},
	/** Before the number of a request. */
	quoteNumber: "If you contact us, quote this number:",
	/** Above a form that can be sent again. */
	signInFirst: ({ link }: { link: (text: string) => ReactNode }) => (
		<>{link("Sign in in a new tab")}, then send it again.</>
	),
	tryAgain: "Try again",
	limit: {
		network: ({ wait }: { wait: string }) =>
			`Your network has sent us too many requests. Wait ${wait}, then try again.`,
		title: "Too many requests",
		minutes: "a few minutes",
	},
};
