import type { Messages } from "#messages/en/index.ts";

export const hotelReview: Messages["hotelReview"] = {
	submitted: ({ since, age }) => `Eingereicht am ${since} · Wartezeit: ${age}`,
	hotel: "Hotel",
	email: "E-Mail",
	none: "Keine Angabe",
	phone: "Telefon",
	address: "Adresse",
	place: "Ort auf der Karte",
	timeZone: "Zeitzone",
	stars: "Sterne",
	bookings: "Aktuelle Buchungen",
	added: "Angelegt",
	history: "Verlauf",
	preview: "Was Gäste sehen",
	noPhotos: "Das Hotel hat keine Fotos.",
	rooms: "Zimmer und Preise",
	roomsIntro: "Das sind die vollen Preise, die Gäste zahlen. Nur weitere Gäste kosten mehr.",
	noRoomsText: "Der Inhaber hat keine Zimmer angelegt. Gäste können also nichts buchen.",
	noRooms: "Noch keine Zimmer",
	owner: {
		title: "Inhaber",
		nobody: "Das Hotel hat keinen Inhaber; Admins verwalten es.",
		more: ({ more }) => `${more} weitere`,
		name: "Name",
		suspended: "Gesperrt",
		since: "Konto seit",
		others: "Andere Hotels",
		confirmed: ({ email }) => <>{email} (bestätigt)</>,
		unconfirmed: ({ email }) => <>{email} (nicht bestätigt)</>,
	},
	seller: {
		title: "Verkäuferangaben",
		none: "Noch keine. Der Inhaber gibt sie vor der ersten Rechnung ein.",
		taxNumber: "Steuernummer",
	},
	calendars: {
		title: "Importierte Kalender",
		none: "Keine: Nächte, die auf anderen Websites gebucht sind, sind hier nicht gesperrt.",
		failed: ({ fault }) => `Fehlgeschlagen: ${fault}`,
		read: ({ moment }) => `Zuletzt gelesen am ${moment}.`,
		notRead: "Noch nicht gelesen.",
		of: ({ name, rest, room }) => (
			<>
				{name} {rest(`für ${room}`)}
			</>
		),
	},
	viewPublic: "Öffentliche Seite ansehen",
	decision: "Ihre Entscheidung",
	decisionText: ({ hotel }) =>
		`Geben Sie frei, um ${hotel} zu veröffentlichen. Lehnen Sie ab, damit es verborgen bleibt: Der Inhaber erhält Ihren Grund per E-Mail und kann die Freigabe erneut beantragen.`,
	metaTitle: ({ hotel }) => `${hotel} – Alle Hotels`,
	untitled: "Hotel – Alle Hotels",
};
