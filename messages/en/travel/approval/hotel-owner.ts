export const hotelOwner = {
	enterEmail: "Enter the email address of the new owner.",
	done: ({ email }: { email: string }) => `${email} now owns the hotel.`,
	title: ({ name }: { name: string }) => `Change the owner of ${name}`,
	email: "Email address of the new owner",
	emailHint: "A Hotel or Admin account.",
	button: "Change owner",
	busy: "Changing...",
	current: ({ owner }: { owner: string }) =>
		`The current owner is ${owner}. Its rooms and bookings move to the new owner.`,
	none: "The hotel has no owner. Its rooms and bookings move to the new owner.",
};
