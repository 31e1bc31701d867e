import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const jobSheet: Messages["jobSheet"] = {
	notOpen: {
		pending: "Diese Buchung ist ausstehend. Rufen Sie das Büro an, bevor Sie weitermachen.",
		confirmed: "Diese Buchung ist bestätigt. Rufen Sie das Büro an, bevor Sie weitermachen.",
		delivered: "Dieser Umzug ist abgeschlossen. Rufen Sie das Büro an, bevor Sie weitermachen.",
		cancelled: "Diese Buchung ist storniert. Rufen Sie das Büro an, bevor Sie weitermachen.",
		rejected: "Diese Buchung ist abgelehnt. Rufen Sie das Büro an, bevor Sie weitermachen.",
	},
	tooManyPhotos: ({ count }) =>
		`Eine Auslieferung kann bis zu ${count} Fotos haben. Entfernen Sie das Häkchen bei den Fotos, die Sie nicht brauchen.`,
	reported: ({ step, moment }) => (
		<>
			{step}: gemeldet am {moment}
		</>
	),
	done: "Dieser Auftrag ist erledigt. Vielen Dank.",
	photosStored: ({ count }) =>
		plural(count, { one: "1 Foto ist gespeichert.", other: `${count} Fotos sind gespeichert.` }),
	deliver: "2. Ausliefern",
	priceDue: "Zu kassieren",
	paidOnline: "Online bezahlt",
	floor: ({ floor }) => `${floor}. Stock ohne Aufzug`,
	floorWithElevator: ({ floor }) => `${floor}. Stock mit Aufzug`,
	enterReceiver: "Geben Sie ein, wer die Lieferung empfangen hat.",
	receiverName: "Ein Name",
	reopen: "Öffnen Sie das Auftragsblatt noch einmal, und tippen Sie dort auf die Schaltfläche.",
	undo: {
		refusal: {
			not_last: "Inzwischen wurde ein späterer Schritt gemeldet. Nehmen Sie zuerst diesen zurück.",
			ended:
				"Der Status dieser Buchung hat sich geändert; ihre Schritte können nicht mehr zurückgenommen werden.",
			reviewed:
				"Der Kunde hat diesen Umzug bewertet; die Auslieferung kann nicht mehr zurückgenommen werden.",
		},
		reopen: "Öffnen Sie die Buchung noch einmal, und nehmen Sie den Schritt dort zurück.",
		done: ({ step }) => `Der Schritt „${step}“ ist zurückgenommen.`,
		none: "Zu diesem Auftrag ist kein Schritt gemeldet.",
		back: "Zurück zur Buchung",
		question: ({ step }) => `Den Schritt „${step}“ zurücknehmen?`,
		button: "Schritt zurücknehmen",
		busy: "Wird zurückgenommen...",
		deliveryConsequence:
			"Die Buchung ist wieder bestätigt, und die Fotos der Auslieferung werden gelöscht. Der Kunde erhält keine E-Mail.",
		consequence:
			"Der Fahrer kann ihn noch einmal melden. Der Kunde sieht die Änderung auf seiner Buchungsseite.",
	},
	tooEarly:
		"Bis zu diesem Auftrag sind es mehr als 12 Stunden. Melden Sie den ersten Schritt am Tag des Auftrags.",
	wrongStep: ({ step }) => `Der nächste Schritt ist „${step}“. Melden Sie die Schritte der Reihe nach.`,
	gone: {
		title: "Dieser Link funktioniert nicht mehr",
		text: "Der Auftrag ist vorbei, storniert oder jemand anderem zugewiesen. Rufen Sie das Büro an, wenn Sie das Auftragsblatt brauchen.",
	},
	title: "Auftragsblatt",
	back: "Zurück zum Auftragsblatt",
	job: ({ number }) => `Auftrag ${number}`,
	paidOf: ({ paid, price }) => `${paid} von ${price}`,
	notConfirmed:
		"Diese Buchung ist noch nicht bestätigt. Sie können Schritte melden, sobald das Büro sie bestätigt hat.",
	ended: "Diese Buchung ist beendet. Rufen Sie das Büro an, wenn Sie Fragen haben.",
	collect: {
		reopen: "Öffnen Sie das Auftragsblatt noch einmal, und tippen Sie dort auf eine Schaltfläche.",
		notDue: "Bei diesem Auftrag ist nichts zu kassieren.",
		question: ({ amount }) => `Haben Sie ${amount} kassiert?`,
		intro: "Das Büro sieht Ihre Antwort.",
		change: "Antwort ändern",
	},
	pickUp: "1. Abholen",
	call: ({ phone }) => `${phone} anrufen`,
	whatToMove: "Umzugsgut",
	sizeUnknown: "Nicht bekannt",
	noPacking: "Ohne Packhilfe",
	askOffice: "Fragen Sie das Büro",
	notes: "Notizen des Büros",
	steps: "Schritte",
	signature: "Empfangen von (Name und Unterschrift): ______________________________",
	groundFloor: "Erdgeschoss",
	openMap: "Karte öffnen",
	delivery: "Auslieferung",
	nextStep: "Nächster Schritt",
	receivedBy: "Empfangen von",
	receiverHint: "Der Name der Person, die alles empfangen hat.",
	morePhotos: "Weitere Fotos",
	photosHint: ({ count }) =>
		`Nur der Kunde und das Büro können sie sehen. Insgesamt bis zu ${count}. JPEG, PNG, WebP oder AVIF, je bis zu 8 MB.`,
	photo: ({ number }) => `Foto ${number}`,
	receivedByName: ({ name }) => `Empfangen von ${name}`,
	notYet: "Noch nicht",
	photoAlt: ({ position, count }) => `Auslieferung, Foto ${position} von ${count}`,
};
