export const newPassword = {
	tooShort: ({ min }: { min: number }) => `Choose a password with at least ${min} characters.`,
	oneCharacter: "This password repeats one character. Choose another one.",
	common: "This password is too common and easy to guess. Choose another one.",
	title: "Choose a new password",
	changed: "Password changed. You have been signed out on all devices. Sign in with your new password.",
	deadLink: "A link works once, for 1 hour. Your password has not changed.",
	newLink: "Get a new link",
	lead: ({ email }: { email: string }) => `For ${email}. You’ll be signed out on all your devices.`,
	label: "New password",
	button: "Change password",
	busy: "Changing...",
};
