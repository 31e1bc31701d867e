export const confirmEmail = {
	title: "Confirm your email address",
	done: ({ email }: { email: string }) => `Email address confirmed: ${email}`,
	notConfirmed: "Your email address isn’t confirmed",
	otherAccount:
		"This link belongs to another account. Sign out, then sign in with that account and open the link again.",
	taken: "Another account now uses this email address. Your account keeps its current one.",
	another: "Choose another address",
	newTitle: "Confirm your new email address",
	newLead: "You’ll sign in with this address, and we’ll send our emails to it.",
	lead: "Orders and bookings you made with this address as a guest will be added to your account.",
	button: "Confirm email address",
	deadLink:
		"A link works once and for a limited time, and a newer link replaces it. If you’ve already confirmed your address, you don’t need to do anything.",
	settings: "Go to email settings",
};
