type Named = { market: string; number: string };

export const ownConversations = {
	meta: "Messages",
	replyEmailed: "We email you when they reply.",
	ask: ({ name }: { name: string }) => `Ask ${name} a question. We email you when they reply.`,
	/** After another sentence. */
	times: ({ clock }: { clock: string }) => `Times are ${clock}.`,
	most: "Up to 1,000 characters.",
	title: "Your messages",
	lead: "Messages about your orders, stays and moves, and other messages you sent us.",
	bookings: "Your bookings",
	none: {
		text: "To ask about an order, stay or move, open it and select Messages.",
		title: "No messages yet",
	},
	caption: "Messages",
	about: "About",
	last: "Last message",
	new: "New",
	newCount: ({ count }: { count: number }) => `${count} new`,
	titles: {
		partner: () => "Your partner request",
		contact: ({ market }: Named) => `Your message to ${market}`,
		order: ({ number }: Named) => `Messages about order ${number}`,
		stay: ({ number }: Named) => `Messages about stay ${number}`,
		move: ({ number }: Named) => `Messages about move ${number}`,
	},
};
