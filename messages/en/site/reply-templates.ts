export const replyTemplates = {
	delete: {
		title: "Delete reply template",
		done: "The reply template is deleted.",
		question: ({ name }: { name: string }) => `Delete ${name}?`,
		lead: "Messages that were sent with it stay. This can’t be undone.",
	},
	title: "Reply templates",
	one: "Reply template",
	nameTaken: "Another reply template has this name. Enter a different one.",
	full: ({ max }: { max: number }) =>
		`There are ${max} reply templates already. Delete one before you add another.`,
	text: "Text",
	nameHint: "Only you and your colleagues see it.",
	lead: "Answers to insert into a message, with the customer’s name and number filled in.",
	none: "Write an answer once, and insert it into any conversation.",
	actions: ({ name }: { name: string }) => `Actions for ${name}`,
	enterName: "Enter a name.",
	enterText: "Enter the text.",
	theText: "The text",
	noHotels: "You have no hotels yet. Reply templates belong to a hotel.",
	/** The words in braces stay as they are. */
	textHint: "{name} becomes the customer’s name, and {number} the number of the order, stay or move.",
};
