export const savedViews = {
	title: "Save view",
	done: ({ name }: { name: string }) => `The view “${name}” is saved.`,
	exists: ({ name }: { name: string }) =>
		`There is a view “${name}” already. Replace it, or choose another name.`,
	hint: "The search, the filters and the order are saved.",
	replace: "Replace the view of this name",
	whose: "For whom",
	me: "Me",
	everybody: "All who use this list",
	delete: {
		title: "Delete a view",
		done: "The view is deleted.",
		question: ({ name }: { name: string }) => `Delete the view “${name}”?`,
		button: "Delete view",
		forAll: "It is gone for all who use this list. Nothing in the list changes.",
		onlyYours: "Only you have it. Nothing in the list changes.",
	},
	/** The list without a view. */
	all: "All",
	fullForAll: ({ max }: { max: number }) => `This list has ${max} views for all already. Delete one first.`,
	fullOfYours: ({ max }: { max: number }) => `This list has ${max} views of yours already. Delete one first.`,
};
