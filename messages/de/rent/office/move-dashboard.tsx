import type { Messages } from "#messages/en/index.ts";

export const moveDashboard: Messages["moveDashboard"] = {
	statusChanged: {
		confirmed: "Buchung bestätigt!",
		rejected: "Buchung abgelehnt!",
		delivered: "Umzug abgeschlossen!",
		cancelled: "Buchung storniert!",
	},
	filters: { from: "Startdatum", to: "Enddatum", search: "Name, Telefon, Adresse, Datum…" },
	table: {
		client: "Kunde",
		route: "Strecke und Fahrzeug",
		noVehicle: "Kein Fahrzeug",
		priceNeeded: "Preis fehlt",
		noPrice: "Kein Preis",
		actions: ({ name }) => `Aktionen für ${name}`,
		places: ({ from, to, quiet }) => (
			<>
				{from}
				{quiet("nach")} {to}
			</>
		),
	},
	offer: {
		open: ({ price }) => (
			<>
				Der Kunde hat den Preis von {price} noch nicht angenommen. Bestätigen Sie die Buchung nur dann selbst,
				wenn er ihn auf anderem Weg angenommen hat, zum Beispiel am Telefon.
			</>
		),
		wanted: "Ihre Tarife ergeben keinen Preis für diesen Umzug. Der Kunde wartet auf einen.",
		byEmail:
			"Wenn Sie einen Preis senden, erhält der Kunde eine E-Mail und nimmt ihn auf seiner Buchungsseite an. Damit ist der Umzug bestätigt.",
		onPage:
			"Wenn Sie einen Preis senden, sieht der Kunde ihn auf seiner Buchungsseite. Nimmt er ihn an, ist der Umzug bestätigt.",
		call: ({ phone }) => (
			<>Es gibt keine E-Mail-Adresse. Rufen Sie {phone} an, nachdem Sie den Preis gesendet haben.</>
		),
		price: ({ currency }) => `Preis, ${currency}`,
		hint: ({ example }) => `Der ganze Preis des Umzugs, zum Beispiel ${example}`,
		free: "Dieser Umzug ist kostenlos",
		send: "Preis senden",
		sendNew: "Neuen Preis senden",
		withdraw: "Preis zurückziehen",
	},
	confirmation: {
		sent: ({ price }) => `Preis von ${price} gesendet!`,
		agreed: ({ price }) => <>Der Kunde hat {price} zugestimmt.</>,
		withdrawn: "Preis zurückgezogen! Die Buchung braucht einen anderen Preis.",
		enterPrice: "Geben Sie den Preis ein.",
		whenAccepted: "Der Umzug ist bestätigt, wenn der Kunde ihn annimmt.",
		noEmail:
			"Wir haben keine E-Mail-Adresse: Bitten Sie den Kunden am Telefon, ihn auf seiner Buchungsseite anzunehmen.",
		otherPrice: "Senden Sie dem Kunden diesen Preis, oder lassen Sie ihn, wie er war.",
		done: "Buchung bestätigt!",
	},
	back: "Zurück zur Liste",
	deletion: {
		reopen: "Öffnen Sie das Menü der Buchung, und wählen Sie die Aktion noch einmal.",
		done: "Buchung gelöscht!",
		title: "Buchung löschen",
		question: ({ name }) =>
			`Buchung von ${name} wirklich ENDGÜLTIG LÖSCHEN? Das kann nicht rückgängig gemacht werden.`,
		consequence:
			"Die Buchungsseite des Kunden wird ebenfalls gelöscht. Um die Buchung zu beenden und ihren Verlauf zu behalten, stornieren Sie sie stattdessen.",
	},
	history: {
		atBy: ({ at, by }) => (
			<>
				{at} von {by}
			</>
		),
		theCustomer: "dem Kunden",
		title: ({ name }) => `Buchung von ${name}`,
		noEmail: "Keine E-Mail-Adresse",
	},
	rescheduling: {
		donePendingAgain: "Buchung verschoben! Sie ist wieder ausstehend.",
		doneStillPending: "Buchung verschoben! Sie ist weiterhin ausstehend.",
		now: ({ date, time }) => `Der Umzug ist am ${date} um ${time}.`,
		pendingAgain: "Die Buchung ist wieder ausstehend, bis Sie die neue Zeit bestätigen.",
		staysPending: "Die Buchung bleibt ausstehend, bis Sie sie bestätigen.",
		title: ({ name }) => `Buchung von ${name} verschieben`,
		button: "Buchung verschieben",
		busy: "Wird verschoben...",
	},
	title: "Umzugsbuchungen",
	nothingFound: "Keine passenden Buchungen gefunden.",
	nothingYet: "Noch keine Buchungen. Neue Buchungen erscheinen hier automatisch.",
	views: {
		toConfirm: "Zu bestätigen",
		unassigned: "Nicht zugewiesen",
	},
};
