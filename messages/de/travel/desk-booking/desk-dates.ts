import { endSentence } from "#app/common/language/in-sentence.ts";
import type { Messages } from "#messages/en/index.ts";

export const deskDates: Messages["deskDates"] = {
	checkOutIsNow: ({ date }) => `Die Abreise ist jetzt am ${endSentence(date)}`,
	changed: "Die Reisedaten sind geändert.",
	extendTitle: ({ name }) => `Aufenthalt von ${name} verlängern oder verkürzen`,
	title: ({ name }) => `Reisedaten von ${name} ändern`,
	bookedFor: ({ stay }) => `Gebucht für ${stay}.`,
};
