/** `/login` and `/forgot-password`. */
export const login = {
	/** Of the page, its heading and its button. */
	title: "Sign in",
	/** When another page asked for it. */
	toContinue: "Sign in to continue.",
	email: "Email",
	password: "Password",
	/** On the button while the form is being sent. */
	busy: "Signing in...",
	/** The link to the next page, and its title. */
	forgot: "Forgot your password?",
	/** After `newTo`. */
	createAccount: "Create an account",
	wrong: "Email or password is incorrect. Check both and try again.",
	wrongPasskey: "You were not signed in with a passkey. Try again, or sign in with your password.",
	/** Before the link to create an account. */
	newTo: ({ market }: { market: string }) => `New to ${market}?`,
	/** A button: the name of an OpenID provider. */
	withProvider: ({ provider }: { provider: string }) => `Sign in with ${provider}`,
	/** The address that passkeys work at. */
	otherOrigin: ({ origin }: { origin: string }) =>
		`Passkeys work at ${origin} only. Open the site there, or sign in with your password.`,
	forgotten: {
		lead: "We’ll email you a link to choose a new one.",
		send: "Send link",
		/** On the button while the form is being sent. */
		busy: "Sending...",
		back: "Back to sign in",
		sentTitle: "Check your email",
		sent: "If there is an account with this email address, you’ll get a link to choose a new password. The link works once, for 1 hour.",
		noEmail:
			"No email after a few minutes? Check your spam folder and the address you entered. If you asked for a link in the last 20 minutes, use that one.",
		again: "Try again",
	},
};
