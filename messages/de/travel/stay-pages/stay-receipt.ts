import type { Messages } from "#messages/en/index.ts";

export const stayReceipt: Messages["stayReceipt"] = {
	title: "Quittung",
	bookedOn: ({ date }) => `Gebucht am ${date}`,
	back: "Zurück zur Buchung",
	nights: "Nächte",
	metaTitle: ({ number }) => `Quittung ${number}`,
};
