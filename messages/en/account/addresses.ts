export const addresses = {
	delete: {
		title: "Delete an address",
		done: "The address is deleted.",
		question: "Delete this address?",
		button: "Delete address",
		lead: ({ name, line1 }: { name: string; line1: string }) =>
			`${name}, ${line1}. Orders that went there keep it.`,
	},
	changeTitle: "Change an address",
	addTitle: "Add an address",
	full: ({ max }: { max: number }) => `You can save up to ${max} addresses. Delete one first.`,
	saved: "The address is saved.",
	changed: "The address is changed.",
	title: "Your addresses",
	button: "Save address",
	lead: "Saved addresses are offered at checkout.",
	none: "No saved addresses yet. Add one here, or save one at checkout.",
	/** Before the address, which screen readers say. */
	deleteLink: "Delete…",
};
