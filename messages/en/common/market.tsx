import type { ReactNode } from "react";

export const market = {
	name: "Name of the market",
	nameHint: "Visitors read it on every page, in emails and in their authenticator app.",
	currency: "Currency",
	countryHint: "Of phone numbers and addresses without one, and for the size of the paper of invoices.",
	/** A value that an environment variable sets. */
	setBy: ({ variable }: { variable: ReactNode }) => (
		<>Set as {variable} in the environment of the server. Remove it there to change it here.</>
	),
	timeZone: "Time zone",
	timeZoneHint: "The clock of moves, of lists, and of the dates of invoices.",
};
