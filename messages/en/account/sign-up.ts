export const signUp = {
	chooseKind: "Choose an account type.",
	title: "Create an account",
	exists: "An account with this email address already exists. Sign in instead.",
	personal: "Personal",
	personalHint: "Shop, book hotels and moving vehicles",
	hotelHint: "List rooms and manage bookings",
	lead: "One account for shopping, hotels and moving. You can also order and book as a guest.",
	kind: "Account type",
	button: "Create account",
	busy: "Creating...",
	/** Before the link to sign in. */
	hasAccount: "Already have an account?",
	welcome: ({ market, name }: { market: string; name: string }) => `Welcome to ${market}, ${name}.`,
	welcomeConfirm: ({ market, name, email }: { market: string; name: string; email: string }) =>
		`Welcome to ${market}, ${name}. Confirm your email address with the link we sent to ${email}.`,
	/** The kind of account. */
	hotel: "Hotel",
};
