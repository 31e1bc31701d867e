export const contactMails = {
	inboxLink: "Open in the inbox",
	partner: {
		subject: ({ name }: { name: string }) => `Partner request from ${name}`,
		body: ({ name, market }: { name: string; market: string }) =>
			`${name} wants to join the ${market} Partner Network.`,
		contact: "Contact",
	},
	message: {
		subject: ({ name }: { name: string }) => `Message from ${name}`,
		body: ({ name }: { name: string }) =>
			`${name} sent a message from the contact page. Answer in the inbox, or reply to this email.`,
	},
	received: {
		subject: "We received your message",
		body: ({ market }: { market: string }) =>
			`Thank you for contacting ${market}. We received your message and will reply to this email address.`,
		ignore: "If you did not contact us, ignore this email.",
	},
};
