import type { Messages } from "#messages/en/index.ts";

export const onlineCheckIn: Messages["onlineCheckIn"] = {
	title: "Online einchecken",
	setting: "Online-Check-in",
	settingIntro:
		"Ab zwei Tagen vor der Anreise lädt eine E-Mail den Gast zum Online-Check-in ein. Nur das Team des Hotels kann seine Angaben öffnen, und jeder Einblick wird protokolliert. Ohne Online-Check-in ändert sich für Ihre Gäste nichts.",
	mode: "Was Gäste angeben",
	off: "Nichts: kein Online-Check-in",
	names: "Namen, Ankunftszeit und Unterschrift",
	documents: "Auch Ausweisdaten",
	days: "Tage bis zur Löschung nach der Abreise",
	daysHint:
		"Danach werden die Daten gelöscht. Behalten Sie sie nur so lange, wie es das Recht Ihres Landes verlangt.",
	daysRange: ({ min, max }) => `Geben Sie ${min} bis ${max} Tage ein.`,
	chooseMode: "Wählen Sie, was Gäste angeben.",
	saved: "Der Online-Check-in ist gespeichert.",
	intro: ({ hotel }) => `Teilen Sie ${hotel} mit, wer wann anreist, und sparen Sie Zeit an der Rezeption.`,
	arrives: ({ arrival }) => `Online eingecheckt, Ankunft: ${arrival}`,
	again:
		"Wenn Sie das Formular erneut senden, ersetzt es Ihre Angaben. Zu Ihrer Sicherheit stehen sie nicht hier.",
	adult: ({ number }) => `Gast ${number}`,
	child: ({ number }) => `Kind ${number}`,
	nationality: "Staatsangehörigkeit",
	document: "Ausweis",
	kinds: { passport: "Reisepass", id_card: "Personalausweis", other: "Anderes Dokument" },
	documentNumber: "Ausweisnummer",
	born: "Geburtsdatum",
	choose: "Bitte wählen …",
	arrival: "Voraussichtliche Ankunft",
	later: "nach Mitternacht oder noch nicht bekannt",
	signature: "Unterschrift",
	signatureHint: "Geben Sie Ihren vollen Namen ein.",
	consent: ({ hotel, days }) =>
		`Mit Ihrer Unterschrift bestätigen Sie, dass die Angaben stimmen, und sind einverstanden, dass ${hotel} sie erhält. Sie werden verschlüsselt gespeichert, nur das Team des Hotels kann sie öffnen, jeder Einblick wird protokolliert. Zeit bis zur Löschung nach der Abreise: ${days}. Wird die Buchung storniert, werden sie sofort gelöscht.`,
	done: "Sie sind online eingecheckt. Den Schlüssel bekommen Sie bei der Anreise an der Rezeption.",
	notNow:
		"Der Online-Check-in ist für diesen Aufenthalt nicht geöffnet. Er öffnet zwei Tage vor der Anreise und schließt, wenn die Rezeption Sie eincheckt.",
	chooseArrival: "Wählen Sie, wann Sie voraussichtlich ankommen.",
	sign: "Unterschreiben Sie mit Ihrem vollen Namen.",
	chooseNationality: "Wählen Sie die Staatsangehörigkeit.",
	chooseDocument: "Wählen Sie den Ausweis.",
	enterNumber: "Geben Sie die Ausweisnummer ein.",
	enterBorn: "Geben Sie das Geburtsdatum ein, zum Beispiel 1990-05-31.",
	checkBorn: "Prüfen Sie das Geburtsdatum: Es liegt in der Zukunft oder zu weit zurück.",
	mark: "Online eingecheckt",
	show: "Angaben der Gäste zeigen",
	look: "Jeder Einblick wird mit Ihrem Namen protokolliert.",
	none: "Es gibt keine Angaben: Der Gast hat keine gesendet, oder sie sind gelöscht.",
	teamOnly: "Nur das Team des Hotels kann diese Angaben sehen.",
	unreadable:
		"Diese Angaben sind nicht mehr lesbar, weil der geheime Schlüssel der Website gewechselt hat. Fragen Sie den Gast an der Rezeption.",
	signed: ({ name, at }) => `Unterschrieben von ${name}, ${at}`,
	mail: {
		subject: ({ hotel }) => `Checken Sie online ein: ${hotel}`,
		text: ({ hotel }) =>
			`Bald reisen Sie an: ${hotel}. Checken Sie vorher online ein und sparen Sie Zeit an der Rezeption.`,
	},
};
