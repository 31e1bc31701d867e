import type { Messages } from "#messages/en/index.ts";

export const deskDates: Messages["deskDates"] = {
	checkOutIsNow: ({ date }) => `Die Abreise ist jetzt am ${date}.`,
	changed: "Die Reisedaten sind geändert.",
	extendTitle: ({ name }) => `Aufenthalt von ${name} verlängern oder verkürzen`,
	title: ({ name }) => `Reisedaten von ${name} ändern`,
	bookedFor: ({ stay }) => `Gebucht für ${stay}.`,
};
