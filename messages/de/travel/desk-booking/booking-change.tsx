import type { Messages } from "#messages/en/index.ts";

export const bookingChange: Messages["bookingChange"] = {
	aReason: "Ein Grund",
	view: "Buchung ansehen",
	back: "Zurück zur Buchung",
	keep: "Buchung behalten",
	reasonHint: "Der Gast kann ihn lesen.",
	title: ({ number }) => `Buchung ${number}`,
	isDone: {
		pending: ({ link }) => <>Die Buchung ist bereits ausstehend. {link}</>,
		confirmed: ({ link }) => <>Die Buchung ist bereits bestätigt. {link}</>,
		checked_in: ({ link }) => <>Der Gast ist bereits eingecheckt. {link}</>,
		checked_out: ({ link }) => <>Der Gast ist bereits ausgecheckt. {link}</>,
		cancelled: ({ link }) => <>Die Buchung ist bereits storniert. {link}</>,
		rejected: ({ link }) => <>Die Buchung ist bereits abgelehnt. {link}</>,
		expired: ({ link }) => <>Die Buchung ist bereits verfallen. {link}</>,
		no_show: ({ link }) => <>Der Gast ist bereits als nicht angereist vermerkt. {link}</>,
	},
};
