import type { ReactNode } from "react";
export const joinTeam = {
	metaTitle: "Join the team of a hotel",
	joined: ({ hotel, role }: { hotel: string; role: string }) => `You’re on the team of ${hotel}: ${role}.`,
	dead: "An invitation works once, for 7 days, until it is withdrawn. Ask the hotel’s owner for a new one.",
	title: ({ hotel }: { hotel: string }) => `Join the team of ${hotel}`,
	invites: ({ inviter, email, role }: { inviter: string; email: string; role: ReactNode }) => (
		<>
			{inviter} invites {email}. Your role: {role}.
		</>
	),
	ownerInvites: ({ email, role }: { email: string; role: ReactNode }) => (
		<>
			The owner invites {email}. Your role: {role}.
		</>
	),
	home: "Go to the home page",
	button: "Join the team",
	busy: "Joining...",
	staff: "Your account works with all hotels already, so it can’t join a team.",
	owner: ({ hotel, email }: { hotel: string; email: string }) =>
		`You own ${hotel}, so you don’t need the invitation. It is for whoever receives email at ${email}.`,
	/** Opens the page of today’s arrivals and departures. */
	openToday: "Open today",
	signIn: "Sign in",
	createAccount: "Create an account",
	otherAddress: ({ signedInAs, email }: { signedInAs: string; email: string }) =>
		`You’re signed in as ${signedInAs}. Sign out, then open the link again and sign in with ${email}.`,
};
