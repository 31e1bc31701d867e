import { plural } from "#app/common/language/plural.ts";
export const dataMails = {
	asked: {
		copy: "You asked for a copy of your data",
		erasure: "You asked us to erase your data",
	},
	ignore: "If you did not ask for it, ignore this email: nothing changes.",
	copy: {
		subject: "Your copy of your data",
		body: ({ email }: { email: string }) => `See and download what we store about ${email}.`,
		link: "Open your data",
		expires: "The link works until you download your data, for 24 hours at most.",
	},
	erasure: {
		subject: "Confirm that we erase your data",
		body: ({ email }: { email: string }) =>
			`See what we store about ${email}, and confirm that we erase it. Until then, nothing changes.`,
		link: "Continue to erase your data",
		expires: "You can use the link once, within 24 hours.",
	},
	account: {
		guest:
			"This includes what you ordered or booked with this address without signing in, once the address is confirmed.",
		download: "Download your data",
		delete: "Delete your account",
		forCopy: ({ market, email }: { market: string; email: string }) =>
			`There is a ${market} account with ${email}. Sign in to download your data.`,
		forErasure: ({ market, email }: { market: string; email: string }) =>
			`There is a ${market} account with ${email}. Sign in to delete your account and your data.`,
		noAccess: "If you can’t sign in, choose a new password or contact us.",
	},
	none: {
		body: ({ email }: { email: string }) => `We hold no orders, bookings or messages with ${email}.`,
		other: "If you used another address, ask for its data instead.",
		link: "Ask for another address",
		record: "We delete our record of emails that we sent, such as this one, after 30 days.",
	},
	erased: {
		subject: "Your data has been erased",
		invoices:
			"Invoices are kept unchanged for as long as tax law requires. What was ordered and booked stays in our accounts without your name and contact details.",
		record: "We delete our record of this email after 30 days.",
		body: ({ email }: { email: string }) => `We erased what we stored about ${email}.`,
		/** After `body`. */
		cancelled: ({ count }: { count: number }) =>
			plural(count, {
				one: "We cancelled 1 order or booking.",
				other: `We cancelled ${count} orders and bookings.`,
			}),
	},
};
