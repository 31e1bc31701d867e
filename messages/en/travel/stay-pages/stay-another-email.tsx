import type { ReactNode } from "react";
export const stayAnotherEmail = {
	tooMany: ({ email }: { email: string }) =>
		`We sent no other email to ${email}: it got too many in the last hour. Try again later.`,
	sent: ({ email }: { email: string }) =>
		`We sent another email to ${email}. The links in earlier ones no longer work.`,
	notWaiting: "This booking does not wait for a confirmation.",
	title: "No email from us?",
	button: "Send another email",
	busy: "Sending...",
	text: ({ email }: { email: ReactNode }) => (
		<>
			We send the link to confirm your booking to {email}. If you can’t find it, look in the spam folder or
			ask for another email.
		</>
	),
};
