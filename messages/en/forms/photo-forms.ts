export const photoForms = {
	onePhotoAdded: "1 photo added.",
	photosAdded: ({ count }: { count: number }) => `${count} photos added.`,
	tooManyToday: {
		hotelByAccount: ({ wait }: { wait: string }) =>
			`You have added too many hotels today. Try again in ${wait}.`,
		roomByAccount: ({ wait }: { wait: string }) =>
			`You have added too many rooms today. Try again in ${wait}.`,
	},
	gone: "Some photos that you sent before are no longer stored. Choose them again.",
	notKept: "Choose the photos again. There is no room to keep them right now.",
	chooseSome: "Choose one or more photos.",
	/** `text` is a sentence about the photos that were added; reasons follow. */
	notAdded: ({ text }: { text: string }) => `${text} Not added:`,
	overLimit: {
		product: ({ count, max }: { count: number; max: number }) =>
			`${count} not added: a product can have up to ${max} photos. Remove some first.`,
		hotel: ({ count, max }: { count: number; max: number }) =>
			`${count} not added: a hotel can have up to ${max} photos. Remove some first.`,
		room: ({ count, max }: { count: number; max: number }) =>
			`${count} not added: a room can have up to ${max} photos. Remove some first.`,
	},
	alreadyThere: {
		product: "The product already has these photos.",
		hotel: "The hotel already has these photos.",
		room: "The room already has these photos.",
	},
};
