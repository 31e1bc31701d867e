export const partnerRequests = {
	accept: {
		title: "Accept a partner request",
		done: ({ email }: { email: string }) => `The request is accepted. We sent an invitation to ${email}.`,
		gone: "This request no longer exists.",
		already: ({ email }: { email: string }) =>
			`This request is already accepted: the invitation went to ${email}.`,
		isHotel: ({ email }: { email: string }) => `${email} already has a hotel account. Write to them instead.`,
		isStaff: ({ email, role }: { email: string; role: string }) =>
			`${email} belongs to a staff account (${role}). Use another address.`,
		question: "Accept this partner request?",
		lead: "We email an invitation to open a hotel account. They can use its link once, within 14 days.",
		button: "Accept and invite",
		busy: "Accepting...",
		link: "Accept request",
	},
	goBack: "Go back",
	again: {
		outdated: "Open the request again and press the button there.",
		done: "We sent a new invitation. Its link replaces the earlier one.",
		notNeeded: "This request no longer needs an invitation.",
		button: "Send invitation again",
	},
	invitation: {
		title: "Open a hotel account",
		done: ({ market }: { market: string }) =>
			`Welcome to the ${market} Partner Network. Your account is now a hotel account.`,
		dead: "You can use an invitation once, within 14 days. If you already opened your hotel account, sign in. Otherwise ask us for a new one.",
		contact: "Contact us",
		lead: ({ market, email }: { market: string; email: string }) =>
			`Welcome to the ${market} Partner Network. The invitation is for ${email}.`,
		becomes:
			"Your account becomes a hotel account: you list hotels and manage their bookings with it. What you ordered and booked stays in it.",
		button: "Make this a hotel account",
		hasAccount: "This address already has an account. Sign in to make it a hotel account.",
		create: "Create a hotel account",
		isStaff: "Yours is a staff account, so it can’t become a hotel account.",
		signedInAs: ({ email }: { email: string }) =>
			`You’re signed in as ${email}. Sign out, then open the link again.`,
	},
	decline: {
		title: "Decline a partner request",
		already: "This request was already accepted or declined.",
		enterAnswer: "Enter an answer.",
		anAnswer: "An answer",
		done: "The request is declined, and the conversation closed.",
		/** The answer that the form offers. */
		usual: ({ market }: { market: string }) =>
			`Thank you for your interest in the ${market} Partner Network. We can’t accept your request at the moment.`,
		question: "Decline this partner request?",
		answer: "Answer",
		emailed: ({ email }: { email: string }) =>
			`We email it to ${email}. The conversation closes, and reopens when they write.`,
		noEmail: "We have no email address for them, so tell them yourself too. The conversation closes.",
		button: "Decline and send answer",
		busy: "Declining...",
		link: "Decline",
	},
	declined: ({ date }: { date: string }) => `Declined ${date}.`,
	isAccepted: "Accepted.",
	acceptedBy: ({ name }: { name: string }) => `Accepted by ${name}.`,
	hasHotelAccount: ({ email }: { email: string }) => `${email} has a hotel account.`,
	invited: ({ email }: { email: string }) => `We invited ${email} to open a hotel account.`,
};
