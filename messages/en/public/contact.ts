export const contact = {
	enterMessage: "Enter your message.",
	title: "Contact us",
	description: ({ market }: { market: string }) =>
		`Contact ${market}. We read every message and reply by email.`,
	thanks: ({ address }: { address: string }) => `Thank you for your message. We’ll reply to ${address}.`,
	lead: "We read every message and reply by email.",
	name: "Your name",
	messageHint: "Up to 1,000 characters. Include your order or booking number if you have one.",
	send: "Send message",
	faster: "Get help faster",
	track: {
		text: "See its current status and history.",
		title: "Where is my order or booking?",
		link: "Track an order or booking",
	},
	data: {
		text: "In your profile, or by email if you have no account.",
		title: "How do I download or delete my data?",
		link: "Get or erase your data",
	},
	partner: {
		text: "We work with hotels, carriers and sellers.",
		title: ({ market }: { market: string }) => `How do I sell or rent out on ${market}?`,
		link: "Become a partner",
	},
};
