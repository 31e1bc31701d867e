export const mailList = {
	title: "Emails",
	to: "To",
	subject: "Subject",
	created: "Created",
	noServer:
		"No mail server is set up, so these emails were not sent. Read them here and pass on what is urgent.",
	none: {
		text: "An email appears here when someone signs up, resets a password, places an order or makes a booking.",
		title: "No emails yet",
		link: "Request a password reset email",
	},
	caption: "Emails, newest first",
	one: "Email",
	all: "All emails",
	toAt: ({ address, time }: { address: string; time: string }) => `To ${address}, created ${time}`,
	states: {
		folder: "Saved to folder",
		failed: "Failed",
		retrying: "Retrying",
		waiting: "Waiting",
	},
};
