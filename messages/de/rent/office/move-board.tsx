import type { Messages } from "#messages/en/index.ts";

export const moveBoard: Messages["moveBoard"] = {
	choose: { vehicle: "Wählen Sie ein Fahrzeug.", driver: "Wählen Sie einen Fahrer." },
	findTime: ({ name, hidden }) => <>Andere Zeit finden{hidden(` für ${name}`)}</>,
	reopen: "Öffnen Sie die Buchung noch einmal.",
	assigned: "Der Umzug ist zugewiesen.",
	unassigned: "Der Umzug ist nicht mehr zugewiesen.",
	checkAgain: "Prüfen Sie die Zeit und die Zuweisung, und weisen Sie dann noch einmal zu.",
	vehicleBusy: ({ name }) => `${name} ist zu dieser Zeit nicht verfügbar.`,
	driverInactive: ({ name }) => `${name} ist nicht aktiv.`,
	hasJob: ({ name, time }) => `${name} hat um ${time} schon einen Auftrag.`,
	outOfService: ({ reason }) => `Außer Betrieb: ${reason}`,
	outsideItsHours: "Außerhalb der Arbeitszeit",
	day: {
		anyDay: "Umzüge eines Tages",
		title: ({ day }) => `Umzüge am ${day}`,
		noVehicles: "Aufträge werden Fahrzeugen und Fahrern zugewiesen.",
		noVehiclesTitle: "Noch keine Fahrzeuge",
		addVehicle: "Fahrzeug hinzufügen",
		jobs: "Aufträge",
		hours: "Stunden",
		revenue: "Umsatz",
		capacity: "Auslastung",
		previous: "Vorheriger Tag",
		next: "Nächster Tag",
		today: "Heute",
		go: "Anzeigen",
	},
	waiver: {
		reopen: "Öffnen Sie die Buchung noch einmal, und erlassen Sie die Anzahlung dort.",
		refusal: {
			paid: "Der Kunde hat die Anzahlung geleistet. Erstatten Sie sie stattdessen bei der Zahlung.",
			none: "Für diesen Umzug ist keine Anzahlung fällig, oder die Anzahlung hat sich geändert.",
		},
		done: "Die Anzahlung ist erlassen.",
		mailed: "Der Kunde erhält eine E-Mail.",
		noEmail: "Es gibt keine E-Mail-Adresse: Rufen Sie den Kunden an.",
		question: ({ amount, name }) => `${name} die Anzahlung von ${amount} erlassen?`,
		button: "Anzahlung erlassen",
		busy: "Wird erlassen...",
		consequence:
			"Der Kunde zahlt den ganzen Preis am Umzugstag. Der Umzug wird nicht storniert, wenn die Anzahlung nicht eingeht. Sie können die Anzahlung nicht noch einmal verlangen.",
	},
	move: {
		title: ({ number }) => `Umzug ${number}`,
		heading: ({ number, hidden }) => (
			<>
				{hidden("Umzug ")}
				{number}
			</>
		),
		fromTo: ({ from, to }) => (
			<>
				{from} bis {to}
			</>
		),
		refundFailed: ({ amount }) => <>Erstattung fehlgeschlagen: {amount}.</>,
		section: "Umzug",
		messages: "Nachrichten",
		refundRefused:
			"Der Zahlungsdienstleister hat sie abgelehnt, oder die Bank des Kunden hat sie zurückgegeben.",
		reschedule: "Verschieben",
	},
	note: {
		title: "Notiz hinzufügen",
		saved: "Die Notiz ist gespeichert.",
		hint: "Sichtbar für Admins und, auf dem Auftragsblatt, für den Fahrer. Kunden können sie nicht lesen.",
	},
	price: {
		depositOpen: ({ amount }) => `Die Anzahlung von ${amount} ist noch nicht eingegangen.`,
		depositUntil: ({ until }) => `Geht sie nicht vor ${until} ein, wird der Umzug storniert.`,
		cancelledLate: "Der Kunde hat spät storniert.",
		viewPayment: "Zahlung ansehen",
		noRate:
			"Ihre Tarife ergeben keinen Preis für diesen Umzug. Bestätigen Sie die Buchung, um dem Kunden einen Preis zu senden.",
		none: "Dieser Umzug hat keinen Preis.",
		notAccepted: "Der Kunde hat diesen Preis noch nicht angenommen.",
		feeCovered: "Die Anzahlung deckt die Gebühr.",
		feeLeft: ({ amount }) => `Von der Gebühr sind noch ${amount} zu bezahlen.`,
		feeOwed: "Die Gebühr ist noch zu bezahlen.",
		notCollected: ({ amount }) => `Der Fahrer hat ${amount} nicht kassiert.`,
		notRecorded: ({ amount }) => `Eine Zahlung von ${amount} ist nicht eingetragen.`,
	},
	assign: {
		noneInUse: {
			truck: "Es ist kein Lkw in Verwendung.",
			loader: "Es ist kein Transporter in Verwendung.",
			driver: "Es ist kein Fahrer aktiv.",
		},
		noneFree: {
			truck: "Zu dieser Zeit ist kein Lkw frei.",
			loader: "Zu dieser Zeit ist kein Transporter frei.",
			driver: "Zu dieser Zeit ist kein Fahrer frei.",
		},
		tooMany: {
			truck: "Zu dieser Zeit sind mehr Umzüge gebucht, als es Lkws gibt.",
			loader: "Zu dieser Zeit sind mehr Umzüge gebucht, als es Transporter gibt.",
		},
		freeTimes: {
			truck: "Zu diesen Zeiten ist ein Lkw frei. Verschieben auf:",
			loader: "Zu diesen Zeiten ist ein Transporter frei. Verschieben auf:",
		},
		label: ({ name }) => `Umzug von ${name} zuweisen`,
		button: "Zuweisen",
		busy: "Wird zugewiesen...",
		undo: "Zuweisung aufheben",
		title: "Zuweisung",
		showDay: "Tag anzeigen",
		none: "Es ist kein Fahrzeug oder Fahrer zugewiesen.",
		outOfService: ({ vehicle }) =>
			`${vehicle} ist zu dieser Zeit außer Betrieb. Weisen Sie ein anderes Fahrzeug zu.`,
	},
	working: "Wird ausgeführt...",
	timeline: {
		caption: ({ day }) => `Aufträge am ${day}`,
		empty: "Keine Aufträge",
		notInUse: "Nicht in Verwendung",
		noHours: "Keine Arbeitszeit",
		outsideHours: "Außerhalb der Arbeitszeit",
	},
	overbooked: "Überbucht",
	job: {
		code: ({ number }) => `Link zum Auftrag ${number}`,
		undo: "Letzten Schritt zurücknehmen",
		hasLink: "Der Fahrer hat diesen Link per E-Mail. Jeder mit dem Link kann Schritte melden.",
		noLink:
			"Der Link dieses Auftrags kann nicht angezeigt werden. Um einen neuen zu erstellen, heben Sie die Zuweisung auf, und weisen Sie den Auftrag noch einmal zu.",
	},
	events: {
		assigned: "Zugewiesen",
		unassigned: "Zuweisung aufgehoben",
		step: "Schritt gemeldet",
		stepUndone: "Schritt zurückgenommen",
	},
	unassignedTitle: ({ count }) => `Ohne Fahrzeug (${count})`,
};
