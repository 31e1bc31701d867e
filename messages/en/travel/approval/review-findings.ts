export const reviewFindings = {
	noRooms: {
		text: "No rooms: guests have nothing to book.",
		toDo: "Add a room.",
	},
	noNights: {
		text: ({ room }: { room: string }) => `${room} has no nights on sale yet.`,
		toDo: ({ room }: { room: string }) => `Put nights of ${room} on sale.`,
	},
	closed: {
		text: ({ room }: { room: string }) => `${room} is closed for all of the next 30 nights.`,
		toDo: ({ room }: { room: string }) => `Open some of the next 30 nights of ${room}.`,
	},
	noPrice: {
		text: ({ room }: { room: string }) => `${room} has no price in the next 30 nights.`,
		toDo: ({ room }: { room: string }) => `Set the price of ${room}.`,
	},
	free: {
		text: ({ room }: { room: string }) => `${room} costs nothing on some of the next 30 nights.`,
		toDo: ({ room }: { room: string }) => `Set the price of ${room} for each of the next 30 nights.`,
	},
	noArrival: {
		text: ({ room }: { room: string }) => `${room} lets nobody arrive in the next 30 nights.`,
		toDo: ({ room }: { room: string }) => `Allow check-in to ${room} on some of the next 30 nights.`,
	},
	longStays: {
		text: ({ room, maxNights }: { room: string; maxNights: number }) =>
			`${room} asks for longer stays than the ${maxNights} nights that it allows.`,
		toDo: ({ room, maxNights }: { room: string; maxNights: number }) =>
			`Lower the minimum stay of ${room}: it allows ${maxNights} nights at most.`,
	},
	full: {
		text: ({ room }: { room: string }) => `${room} is full for all of the next 30 nights.`,
		toDo: ({ room }: { room: string }) =>
			`Check the calendar of ${room}: it is full for all of the next 30 nights.`,
	},
	noPhotos: {
		text: "No photos of the hotel.",
		toDo: "Add photos of the hotel.",
	},
	fewPhotos: {
		one: "Only one photo of the hotel.",
		two: "Only two photos of the hotel.",
		toDo: ({ min }: { min: number }) => `Add more photos of the hotel: at least ${min}.`,
	},
	bareRooms: {
		text: ({ rooms }: { rooms: string }) => `No photo of ${rooms}.`,
		toDo: ({ rooms }: { rooms: string }) => `Add a photo of ${rooms}.`,
	},
	shortText: {
		text: ({ count }: { count: number }) => `The description is short: ${count} characters.`,
		toDo: ({ min }: { min: number }) => `Write a longer description: at least ${min} characters.`,
	},
	noOwner: {
		text: "Nobody owns the hotel.",
		toDo: "Contact us: nobody owns the hotel.",
	},
	suspendedOwner: {
		text: "The owner’s account is suspended.",
		toDo: "Contact us: your account is suspended.",
	},
	unconfirmedOwner: {
		text: "The owner has not confirmed their email address.",
		toDo: "Confirm your email address.",
	},
	noSeller: {
		text: "No seller details: its guests get no invoices.",
		toDo: "Enter the seller details, so that guests get invoices.",
	},
	calendar: {
		text: ({ name, room }: { name: string; room: string }) =>
			`The calendar ${name} of ${room} could not be read, so nights booked elsewhere may be on sale here.`,
		toDo: ({ name, room }: { name: string; room: string }) =>
			`Check the address of the calendar ${name} of ${room}: it could not be read.`,
	},
	otherRooms: ({ count }: { count: number }) => `${count} other rooms`,
	rooms: ({ names, last }: { names: string; last: string }) => `${names} and ${last}`,
	incompleteAddress: {
		/** The parts are those below, or such as “postal code”. */
		text: ({ parts }: { parts: readonly string[] }) =>
			`The address is incomplete: no ${parts.join(", no ")}.`,
		toDo: ({ parts }: { parts: readonly string[] }) =>
			`Complete the address: enter the ${parts.join(", the ")}.`,
	},
	street: "street",
	city: "town or city",
};
