export const invite = {
	enterEmail: "Enter the email address of your colleague.",
	tooMany: "This address got several invitations within an hour. Try again later.",
	closed: "The hotel is archived, suspended or not approved, so it can’t invite colleagues.",
	isMember: "This person is on the team already.",
	full: ({ limit }: { limit: number }) =>
		`A team has at most ${limit} members and invitations. Remove somebody first.`,
	sent: ({ email }: { email: string }) => `We sent an invitation to ${email}. Its link works for 7 days.`,
	title: "Invite a colleague",
	intro: "We email them a link. They join with an account of the same email address.",
	button: "Send invitation",
	busy: "Sending...",
	onlyOwner: "Only the owner invites and removes members.",
	archived: "The hotel is archived. Restore it to invite colleagues.",
	refused: "The hotel is not approved. Request approval again to invite colleagues.",
	suspended: "The hotel is suspended, so it can’t invite colleagues.",
	withdrawn: "The invitation is withdrawn. Its link no longer works.",
};
