import type { ReactNode } from "react";
export const signInCode = {
	title: "Enter your code",
	expired: "Enter your email and password again: a sign-in takes at most 10 minutes.",
	lastUsed: "You used your last recovery code. Get new ones, so that you can sign in without your phone.",
	used: ({ left }: { left: number }) => `You used a recovery code. You have ${left} left.`,
	newCodes: "Get new recovery codes",
	recovery: "Recovery code",
	recoveryHint: "One of the codes that you saved when you turned on two-step sign-in. Each works once.",
	code: "Code",
	codeHint: ({ market }: { market: string }) =>
		`The 6 digits that your authenticator app shows for ${market}.`,
	useApp: "Use your authenticator app",
	useRecovery: "Use a recovery code",
	lostBoth: ({ link }: { link: (text: string) => ReactNode }) => (
		<>Lost both? Ask an administrator of the marketplace, or {link("contact us")}.</>
	),
};
