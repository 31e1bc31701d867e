export const restock = {
	confirmMail: {
		/** The email that asks for consent. */
		subject: ({ product }: { product: string }) => `Confirm your request: ${product}`,
		question: ({ what }: { what: string }) => `Should we email you when ${what} is back in stock?`,
		after: "The link works for 24 hours. If you did not ask for it, ignore this email: we store nothing.",
	},
	yes: "Yes, email me",
	mail: {
		/** The email that tells of new units. */
		subject: ({ product }: { product: string }) => `${product} is back in stock`,
		intro: ({ what }: { what: string }) =>
			`You asked us to tell you: ${what} is back in stock. We can’t keep it for you, and it may sell out again.`,
		after: "Your request has ended. To hear about it again, ask again when it is out of stock.",
		stop: "Stop all back-in-stock emails",
	},
	view: "View the product",
	requested: ({ what }: { what: string }) => `We’ll email you when ${what} is back in stock.`,
	inStock: ({ what }: { what: string }) => `${what} is back in stock.`,
	title: "Email me when it’s back",
	deadLink: "A link works for 24 hours, as long as the product is in the shop.",
	confirmTitle: ({ what }: { what: string }) => `Email you when ${what} is back?`,
	inStockTitle: ({ what }: { what: string }) => `${what} is back in stock`,
	confirmText: ({ email }: { email: string }) =>
		`We send one email to ${email} when there are units for you. We delete your request then, or after half a year.`,
	checkEmail: ({ email }: { email: string }) =>
		`Check your email: confirm with the link that we sent to ${email}.`,
	requestsTitle: "Back-in-stock emails",
	stopped: "You won’t get back-in-stock emails for these any more.",
	deadRequestsLink: "Check that you opened the whole link of our email.",
	emptyTitle: "You aren’t waiting for any product",
	emptyText: "When a product is out of stock, its page has a button to get an email when it is back.",
	stopTitle: "Stop back-in-stock emails?",
	stopText: "We email you once when one of these is back in stock:",
	more: ({ count }: { count: number }) => `${count} more`,
	stop: "Stop these emails",
	seeAll: "See all that you wait for",
};
