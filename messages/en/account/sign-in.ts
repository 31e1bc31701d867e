export const signIn = {
	deadLink: "This link no longer works",
	signOut: "Sign out",
	signingOut: "Signing out...",
	forgotBrowser: "This browser no longer shows your orders and bookings. Track them with their number.",
	signedOut: "You are signed out.",
	noLongerWorks: "This link no longer works.",
};
