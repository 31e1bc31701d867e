import type { Messages } from "#messages/en/index.ts";

export const managedBooking: Messages["managedBooking"] = {
	extendOrShorten: "Verlängern oder verkürzen",
	changeDates: "Reisedaten ändern",
	expires: ({ until }) =>
		`Die Buchung verfällt am ${until}, wenn der Gast seine E-Mail-Adresse nicht bestätigt.`,
	messages: "Nachrichten",
	history: "Verlauf",
	terms: "Bedingungen, denen der Gast zugestimmt hat",
	addedAtDesk: ({ at }) => `Walk-in, angelegt am ${at}`,
	bookedAt: ({ at }) => `Gebucht am ${at}`,
	answerBefore: ({ left, until }) => (
		<>
			{left((time) => `Noch ${time} zum Antworten,`)} bis {until}. Danach verfällt die Anfrage.
		</>
	),
};
