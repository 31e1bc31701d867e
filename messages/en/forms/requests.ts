/** Requests that can’t be taken, and forms that come back. */
export const requests = {
	unreadable: "This part of the form can’t be read. Reload the page and try again.",
	again: {
		title: "Send this form again",
		text: "Your browser doesn’t tell us which page a form comes from. For your security, check that you want to send it.",
	},
	tooLarge: {
		title: "Your form is too large",
		text: "A form can contain up to 64 KB of text. Shorten your text and send the form again.",
	},
	unsupported: {
		title: "Unsupported form format",
		text: "Open the page in a browser and send the form from there.",
	},
	saved: ({ name }: { name: string }) => `${name} is saved.`,
	databaseBusy: "The database is busy.",
	unknownError: "Unknown error",
	limit: {
		title: "Too many attempts",
		text: ({ wait }: { wait: string }) => `You have tried this too many times. Try again in ${wait}.`,
	},
	signIn: {
		title: "Sign in to send this form",
		kept: {
			all: "Your session has ended, so nothing was changed. What you typed is still here.",
			withoutPasswords:
				"Your session has ended, so nothing was changed. What you typed is still here, your passwords are not.",
			withoutFiles:
				"Your session has ended, so nothing was changed. What you typed is still here, your files are not.",
			withoutBoth:
				"Your session has ended, so nothing was changed. What you typed is still here, your passwords and files are not.",
		},
	},
	noForms: {
		title: "This page doesn’t accept forms",
		text: "Go back and try again from the form itself.",
	},
	trapped: "A hidden field was filled in by mistake. We’ve cleared it. Send the form again.",
	fromElsewhere: {
		title: "This form could not be accepted",
		text: "For your security, nothing was changed. Open the page again and send the form from there.",
	},
	sentBefore:
		"You already submitted that form, and this is the result. Later changes in it were not saved. Edit them here.",
};
