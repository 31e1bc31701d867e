import type { ReactNode } from "react";
export const ownData = {
	/** What a picture in the file shows. */
	picture: "Your picture",
	linkGone: "Your link no longer works. Ask for a new one.",
	kinds: {
		copy: "Send me a copy of my data",
		copyHint: "What we store about you, as a file.",
		erasure: "Erase my data",
		erasureHint: "We cancel what is open and remove what identifies you.",
	},
	chooseKind: "Choose a copy or the erasure of your data.",
	erase: {
		title: "Erase your data",
		done: "Your data has been erased. We sent you an email about it.",
		question: "Erase your data?",
		for: ({ email }: { email: string }) => `For ${email}. This can’t be undone.`,
		open: "We cancel what is open",
		more: ({ more }: { more: number }) => `${more} more`,
		names: "We remove your name, phone number, email address, addresses and notes everywhere.",
		messages:
			"We delete your messages, their pictures, photos of deliveries and our record of emails to you.",
		reviews: "Reviews stay without your name.",
		invoices:
			"We keep invoices unchanged, as tax law requires, and what was ordered and booked, and when, for our accounting.",
		tracking: "You can no longer track your orders and bookings, and the links in our emails stop working.",
		button: "Erase my data",
		busy: "Erasing...",
	},
	title: "Your data",
	goBack: "Go back",
	link: {
		title: "This link no longer works",
		why: "A link works until your data is downloaded or erased, for 24 hours at most.",
		again: "Ask for a new link",
	},
	request: {
		title: "Get or erase your data",
		description: "Get a copy of the data we store about you, or have it erased.",
		lead: "For what you ordered, booked or sent us without an account. We email a link to the address, so that nobody else can see or erase your data.",
		emailHint: "The address you used for your orders, bookings or messages.",
		kind: "What would you like?",
		button: "Email me a link",
		sentTitle: "Check your email",
		sent: "We sent an email to the address you entered. If we store data about it, the email has a link that works for 24 hours.",
		noEmail:
			"No email after a few minutes? Check your spam folder and the address you entered. If you asked in the last 10 minutes, use the link from then.",
		again: "Try again",
		account: ({ link }: { link: (text: string) => ReactNode }) => (
			<>To get or delete the data of your account, {link("go to your profile")}.</>
		),
	},
	summary: {
		lead: ({ email }: { email: string }) =>
			`What we store about ${email} without an account. You can use this page in this browser for an hour.`,
		title: "What we store",
		nothing: "Nothing.",
		copy: "Get a copy",
		download: "Download your data",
		erase: "Erase it",
		eraseLead:
			"We cancel what is open and remove everything that identifies you. You’ll see what that means before you confirm.",
		file: ({ file }: { file: ReactNode }) => (
			<>
				A ZIP file with all of it: {file}, which other programs can read, with the history of your orders and
				bookings, invoices, messages and pictures.
			</>
		),
	},
};
