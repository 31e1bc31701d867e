import type { Messages } from "#messages/en/index.ts";

export const reviewFindings: Messages["reviewFindings"] = {
	noRooms: { text: "Keine Zimmer: Gäste können nichts buchen.", toDo: "Legen Sie ein Zimmer an." },
	noNights: {
		text: ({ room }) => `${room} hat noch keine Nächte im Verkauf.`,
		toDo: ({ room }) => `Geben Sie Nächte von ${room} in den Verkauf.`,
	},
	closed: {
		text: ({ room }) => `${room} ist in den nächsten 30 Nächten durchgehend geschlossen.`,
		toDo: ({ room }) => `Öffnen Sie einige der nächsten 30 Nächte von ${room}.`,
	},
	noPrice: {
		text: ({ room }) => `${room} hat in den nächsten 30 Nächten keinen Preis.`,
		toDo: ({ room }) => `Legen Sie den Preis von ${room} fest.`,
	},
	free: {
		text: ({ room }) => `${room} kostet in einigen der nächsten 30 Nächte nichts.`,
		toDo: ({ room }) => `Legen Sie den Preis von ${room} für jede der nächsten 30 Nächte fest.`,
	},
	noArrival: {
		text: ({ room }) => `In ${room} ist in den nächsten 30 Nächten keine Anreise möglich.`,
		toDo: ({ room }) => `Erlauben Sie die Anreise in ${room} in einigen der nächsten 30 Nächte.`,
	},
	longStays: {
		text: ({ room, maxNights }) =>
			`${room} verlangt längere Aufenthalte als die ${maxNights} Nächte, die erlaubt sind.`,
		toDo: ({ room, maxNights }) =>
			`Verringern Sie den Mindestaufenthalt von ${room}: Höchstens ${maxNights} Nächte sind erlaubt.`,
	},
	full: {
		text: ({ room }) => `${room} ist in den nächsten 30 Nächten durchgehend ausgebucht.`,
		toDo: ({ room }) => `Prüfen Sie den Kalender von ${room}: Die nächsten 30 Nächte sind alle ausgebucht.`,
	},
	noPhotos: { text: "Keine Fotos des Hotels.", toDo: "Fügen Sie Fotos des Hotels hinzu." },
	fewPhotos: {
		one: "Nur ein Foto des Hotels.",
		two: "Nur zwei Fotos des Hotels.",
		toDo: ({ min }) => `Fügen Sie weitere Fotos des Hotels hinzu: mindestens ${min}.`,
	},
	bareRooms: {
		text: ({ rooms }) => `Kein Foto von ${rooms}.`,
		toDo: ({ rooms }) => `Fügen Sie ein Foto von ${rooms} hinzu.`,
	},
	shortText: {
		text: ({ count }) => `Die Beschreibung ist kurz: ${count} Zeichen.`,
		toDo: ({ min }) => `Schreiben Sie eine längere Beschreibung: mindestens ${min} Zeichen.`,
	},
	noOwner: {
		text: "Das Hotel hat keinen Inhaber.",
		toDo: "Schreiben Sie uns: Das Hotel hat keinen Inhaber.",
	},
	suspendedOwner: {
		text: "Das Konto des Inhabers ist gesperrt.",
		toDo: "Schreiben Sie uns: Ihr Konto ist gesperrt.",
	},
	unconfirmedOwner: {
		text: "Der Inhaber hat seine E-Mail-Adresse nicht bestätigt.",
		toDo: "Bestätigen Sie Ihre E-Mail-Adresse.",
	},
	noSeller: {
		text: "Keine Verkäuferangaben: Gäste erhalten keine Rechnungen.",
		toDo: "Geben Sie die Verkäuferangaben ein, damit Gäste Rechnungen erhalten.",
	},
	calendar: {
		text: ({ name, room }) =>
			`Der Kalender ${name} von ${room} konnte nicht gelesen werden. Anderswo gebuchte Nächte sind hier also vielleicht im Verkauf.`,
		toDo: ({ name, room }) =>
			`Prüfen Sie die Adresse des Kalenders ${name} von ${room}: Er konnte nicht gelesen werden.`,
	},
	otherRooms: ({ count }) => `${count} weiteren Zimmern`,
	rooms: ({ names, last }) => `${names} und ${last}`,
	incompleteAddress: {
		text: ({ parts }) => `Die Adresse ist unvollständig. Es fehlt: ${parts.join(", ")}.`,
		toDo: ({ parts }) => `Vervollständigen Sie die Adresse: ${parts.join(", ")}.`,
	},
	street: "Straße",
	city: "Ort",
};
