export const changeEmail = {
	sent: ({ email }: { email: string }) => `We sent a confirmation link to ${email}. It works for 7 days.`,
	isConfirmed: "Your email is already confirmed.",
	title: "Change your email",
	own: "This is already your email.",
	taken: "Another account uses this email. Enter a different one.",
	asked: ({ newEmail }: { newEmail: string }) =>
		`We sent a link to ${newEmail}. Open it within 24 hours to confirm the change. Until then, your email stays the same.`,
	lead: ({ email }: { email: string }) =>
		`Your current email is ${email}. We’ll send a link to the new address. The change takes effect when you open it.`,
	new: "New email",
	current: "Current password",
	button: "Send confirmation link",
};
