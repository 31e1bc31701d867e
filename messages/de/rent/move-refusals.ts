import type { Messages } from "#messages/en/index.ts";

export const moveRefusals: Messages["moveRefusals"] = {
	booking: {
		too_soon: "Wählen Sie ein Datum und eine Uhrzeit, die mindestens 2 Stunden in der Zukunft liegen.",
		too_far: "Wählen Sie ein Datum innerhalb der nächsten 90 Tage.",
		nothing_stored: "Es kamen keine Daten zurück.",
		waiting:
			"Fünf Buchungen aus Ihrem Netzwerk warten auf unsere Antwort. Um jetzt noch eine zu buchen, melden Sie sich mit einer bestätigten E-Mail-Adresse an.",
		same_time: "Der Umzug ist schon zu dieser Zeit. Wählen Sie ein anderes Datum oder eine andere Uhrzeit.",
	},
	tooManyMails:
		"Mit dieser E-Mail-Adresse wurden in der letzten Stunde zu viele Buchungen vorgenommen. Lassen Sie die E-Mail-Adresse leer, oder versuchen Sie es später noch einmal.",
	tooManyPrices:
		"Sie haben in der letzten Stunde viele Preise abgefragt. Warten Sie einige Minuten, oder buchen Sie jetzt: Sie sehen den Preis, bevor etwas gebucht wird.",
	reopen: "Öffnen Sie das Menü der Buchung noch einmal, und wählen Sie dort aus.",
	free: "Zu diesem Preis zahlt der Kunde nichts. Wählen Sie „Dieser Umzug ist kostenlos“, um ihn zu senden, oder geben Sie einen anderen Preis ein.",
	noOffer:
		"Zu dieser Buchung gibt es keinen Preis zum Annehmen. Wir rufen Sie mit einem Preis an oder senden Ihnen eine E-Mail.",
	due: "Ihr Umzug sollte schon begonnen haben. Schreiben Sie uns, wenn Ihr Fahrer nicht da ist oder diese Seite nicht aktuell ist.",
	gone: "Diese Buchung gibt es nicht. Sie wurde vielleicht gelöscht.",
	past: "Die Zeit dieses Umzugs ist vorbei. Schreiben Sie uns, oder buchen Sie einen neuen Umzug.",
	outdated: {
		fee: "Seit Sie diese Seite geöffnet haben, ist die Frist für kostenlose Stornierung abgelaufen. Noch ist nichts storniert.",
		deposit:
			"Die Anzahlung dieses Umzugs hat sich geändert, seit Sie sie gesehen haben. Noch ist nichts bestätigt. Öffnen Sie die Buchung noch einmal.",
		date: "Das Datum dieses Umzugs hat sich geändert. Öffnen Sie die Buchung noch einmal.",
		quote: "Der Preis hat sich geändert, seit Sie ihn gesehen haben. Das Datum ist noch nicht geändert.",
		too_late:
			"Das Datum dieses Umzugs kann nicht mehr online geändert werden. Schreiben Sie uns, oder stornieren Sie die Buchung.",
		begun:
			"Dieser Umzug hat begonnen und kann nicht mehr online storniert werden. Schreiben Sie uns, wenn etwas nicht stimmt.",
	},
	openPrice: {
		none: "Diese Buchung hat keinen Preis. Senden Sie dem Kunden zuerst einen Preis.",
		own: ({ price, moment }) =>
			`Der Preis dieser Buchung ist ${price} (${moment}, von Ihnen festgelegt). Der Kunde hat ihn noch nicht angenommen.`,
		by: ({ price, moment, person }) =>
			`Der Preis dieser Buchung ist ${price} (${moment}, von ${person} festgelegt). Der Kunde hat ihn noch nicht angenommen.`,
		unknown: ({ price, moment }) =>
			`Der Preis dieser Buchung ist ${price} (${moment}). Der Kunde hat ihn noch nicht angenommen.`,
	},
};
