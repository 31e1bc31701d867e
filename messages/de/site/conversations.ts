import type { Messages } from "#messages/en/index.ts";

export const conversations: Messages["conversations"] = {
	kinds: {
		order: "Bestellung",
		stay: "Aufenthalt",
		move: "Umzug",
		contact: "Kontaktnachricht",
		partner: "Partneranfrage",
	},
	enterMessage: "Geben Sie Ihre Nachricht ein.",
	chooseAction: "Wählen Sie „Nachricht senden“ oder „Notiz hinzufügen“.",
	theHotel: "Das Hotel",
	you: "Sie",
	tooManyPhotos: ({ max }) => `Eine Nachricht kann bis zu ${max} Bilder haben. Entfernen Sie einige.`,
	noteTooEarly: "Senden Sie die erste Nachricht, bevor Sie eine Notiz hinzufügen.",
	chooseTemplate: "Wählen Sie eine Vorlage.",
	wait: ({ time }) => `Sie haben viele Nachrichten gesendet. Versuchen Sie es in ${time} noch einmal.`,
	export: {
		message: "Eine Nachricht",
		picture: ({ number, time }) => `Bild ${number} der Nachricht von ${time}`,
	},
	backToMessages: "Zurück zu Ihren Nachrichten",
	linkGone: {
		title: "Dieser Link gilt nicht mehr",
		text: "Die Unterhaltung wurde gelöscht. Schreiben Sie uns über die Kontaktseite.",
	},
	refresh: "Neue Nachrichten abrufen",
	earlier: "Frühere Nachrichten anzeigen",
	caption: "Nachrichten",
	note: "Notiz",
	latest: "Neueste Nachrichten anzeigen",
	attachment: ({ number, count }) => `Anhang ${number} von ${count}`,
	messages: "Nachrichten",
	template: { label: "Antwortvorlage", choose: "Vorlage wählen", insert: "Einfügen" },
	morePhotos: "Weitere Bilder",
	photos: "Bilder",
	photosHint: ({ max }) =>
		`Bis zu ${max}: JPEG, PNG, WebP oder AVIF, je bis 8 MB. Nur die Personen in dieser Unterhaltung können sie sehen.`,
	send: "Nachricht senden",
	addNote: "Notiz hinzufügen",
	notesAreInternal: "Notizen sieht nur Ihr Team.",
	newMessages: ({ count }) => `(${count} neu)`,
	about: {
		order: ({ number }) => `Zur Bestellung ${number}`,
		stay: ({ number }) => `Zum Aufenthalt ${number}`,
		move: ({ number }) => `Zum Umzug ${number}`,
	},
	backTo: {
		order: "Zurück zu Ihrer Bestellung",
		stay: "Zurück zu Ihrem Aufenthalt",
		move: "Zurück zu Ihrem Umzug",
	},
};
