export const linkedSignIn = {
	title: "Unlink a sign-in",
	nothing: "Nothing is linked.",
	done: ({ provider }: { provider: string }) => `You no longer sign in with ${provider}.`,
	question: ({ provider }: { provider: string }) => `Unlink ${provider}?`,
	withPassword: ({ provider }: { provider: string }) =>
		`You sign in with your password. ${provider} is linked again when you sign in with it.`,
	withoutPassword: ({ provider }: { provider: string }) =>
		`Your account has no password yet. To sign in again, you set one with “Forgot your password?”. ${provider} is linked again when you sign in with it.`,
	goBack: "Go back",
	/** The text is of the button. */
	button: ({ provider }: { provider: string }) => `Unlink ${provider}`,
	busy: "Unlinking...",
	unconfirmedThere: ({ provider }: { provider: string }) =>
		`${provider} has not confirmed your email address. Confirm it there, or sign in with your password.`,
	unconfirmedHere:
		"An account with your email address exists, but the address is not confirmed. Sign in with your password and confirm it first.",
	otherIdentity: ({ provider }: { provider: string }) =>
		`Your account is linked to another ${provider} account. Sign in with that one, or with your password.`,
	suspended: "This account is suspended. Contact us if you think that is a mistake.",
	confirmed: "You have confirmed it’s you. Continue here.",
	notConfirmed: ({ provider }: { provider: string }) =>
		`${provider} did not confirm it’s you. Try again, or in another way.`,
	failed: ({ provider }: { provider: string }) => `You were not signed in with ${provider}. Try again.`,
	unreachable: ({ provider }: { provider: string }) =>
		`${provider} can’t be reached right now. Sign in with your password, or try again later.`,
};
