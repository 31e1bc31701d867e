type Numbered = { number: string };

export const conversations = {
	kinds: {
		order: "Order",
		stay: "Stay",
		move: "Move",
		contact: "Contact message",
		partner: "Partner request",
	},
	enterMessage: "Enter your message.",
	chooseAction: "Select Send message or Add note.",
	theHotel: "The hotel",
	you: "You",
	tooManyPhotos: ({ max }: { max: number }) => `A message can have up to ${max} pictures. Remove some.`,
	noteTooEarly: "Send the first message before you add a note.",
	chooseTemplate: "Choose a template.",
	wait: ({ time }: { time: string }) => `You have sent many messages. Try again in ${time}.`,
	export: {
		/** In the list of pictures of an export of personal data. */
		message: "A message",
		picture: ({ number, time }: { number: number; time: string }) =>
			`Picture ${number} of the message of ${time}`,
	},
	backToMessages: "Back to your messages",
	linkGone: {
		title: "This link no longer works",
		text: "The conversation was deleted. Write to us from the contact page.",
	},
	refresh: "Check for new messages",
	earlier: "Show earlier messages",
	caption: "Messages",
	note: "Note",
	latest: "Show the latest messages",
	attachment: ({ number, count }: { number: number; count: number }) => `Attachment ${number} of ${count}`,
	messages: "Messages",
	template: {
		label: "Reply template",
		choose: "Choose a template",
		insert: "Insert",
	},
	morePhotos: "More pictures",
	photos: "Pictures",
	photosHint: ({ max }: { max: number }) =>
		`Up to ${max}: JPEG, PNG, WebP or AVIF, up to 8 MB each. Only the people in this conversation can see them.`,
	send: "Send message",
	addNote: "Add note",
	notesAreInternal: "Only your team sees notes.",
	/** After `messages`. */
	newMessages: ({ count }: { count: number }) => `(${count} new)`,
	about: {
		order: ({ number }: Numbered) => `About order ${number}`,
		stay: ({ number }: Numbered) => `About stay ${number}`,
		move: ({ number }: Numbered) => `About move ${number}`,
	},
	backTo: { order: "Back to your order", stay: "Back to your stay", move: "Back to your move" },
};
