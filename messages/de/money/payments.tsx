import { endSentence } from "#app/common/language/in-sentence.ts";
import type { Messages } from "#messages/en/index.ts";

export const payments: Messages["payments"] = {
	disputeWonMail: {
		subject: ({ number }) => `Anfechtung gewonnen (${number})`,
		body: "Die Bank des Kunden hat das Geld zurückgegeben.",
		refunding: "Eine Erstattung hat auf diese Entscheidung gewartet und wird jetzt gesendet.",
	},
	states: {
		disputed: "Angefochten",
		open: "Unbezahlt",
		paid: "Bezahlt",
		refundedPart: "Teilweise erstattet",
		refunded: "Erstattet",
		expired: "Verfallen",
		disputeWon: "Anfechtung gewonnen",
		disputeLost: "Anfechtung verloren",
	},
	viewPayment: "Zahlung ansehen",
	refund: "Erstatten",
	opening: "Die sichere Seite unseres Zahlungsdienstleisters wird geöffnet.",
	refundStates: { requested: "Angefordert", sent: "Ausstehend", done: "Erstattet", failed: "Fehlgeschlagen" },
	entries: {
		charged: "Belastet",
		refunded: "Erstattet",
		refundFailed: "Erstattung zurückgegeben",
		disputed: "Von der Bank zurückgeholt",
		disputeWon: "Anfechtung gewonnen",
		fee: "Gebühr",
	},
	disputed: {
		open: "Sie haben Ihre Zahlung angefochten, Ihre Bank entscheidet darüber.",
		lost: "Ihre Bank hat Ihnen Ihre Zahlung zurückgegeben.",
	},
	records: { charge: "Belastung", refund: "Erstattung", dispute: "Anfechtung", fee: "Gebühr" },
	recordStates: {
		pending: "Ausstehend",
		succeeded: "Erfolgreich",
		failed: "Fehlgeschlagen",
		open: "Offen",
		won: "Gewonnen",
		lost: "Verloren",
	},
	difference: {
		isClosed: "Diese Abweichung ist schon geschlossen.",
		done: "Die Abweichung ist geschlossen.",
		closed: "Die Abweichung ist geschlossen",
		gone: "Beim nächsten Abgleich war sie verschwunden.",
		hint: ({ advice }) =>
			`${advice} Die Notiz hält fest, warum sie geschlossen wird. Nur Ihr Team sieht sie.`,
		title: "Abweichung schließen",
	},
	goBack: "Zurück",
	dispute: {
		title: "Anfechtung als verloren schließen",
		done: "Die Anfechtung ist als verloren geschlossen.",
		notOpen: "Die Anfechtung wurde nicht geschlossen: Sie ist nicht mehr offen.",
		button: "Als verloren schließen",
		busy: "Wird geschlossen...",
		lead: "Das Geld bleibt beim Kunden. Gibt die Bank es doch zurück, wird das erfasst.",
		ended: "Die Anfechtung ist nicht mehr offen",
		nothing: "Es gibt nichts zu schließen.",
		won: "Das Geld ist zurück.",
		lost: "Die Bank des Kunden hat das Geld behalten.",
		one: "Anfechtung",
		answer: ({ date }) => `Antworten Sie im Dashboard des Anbieters vor dem ${endSentence(date)}`,
		link: "Als verloren schließen…",
		question: ({ amount }) => <>Anfechtung von {amount} als verloren schließen?</>,
		taken: "Die Bank des Kunden hat das Geld bis zu ihrer Entscheidung zurückgeholt.",
		takenUntil: ({ date }) =>
			`Die Bank des Kunden hat das Geld bis zu ihrer Entscheidung zurückgeholt. Antworten Sie vor dem ${endSentence(date)}`,
		state: ({ state, amount }) => (
			<>
				{state}: {amount}.
			</>
		),
	},
	notReached:
		"Wir erreichen unseren Zahlungsdienstleister nicht. Ihre Zahlung erscheint hier, sobald es wieder geht.",
	notOffered: "Wir nehmen keine Online-Zahlungen mehr an. Schreiben Sie uns, um anders zu bezahlen.",
	stillNotReached:
		"Wir erreichen unseren Zahlungsdienstleister immer noch nicht. Versuchen Sie es in einigen Minuten noch einmal.",
	refundAgain: "Die Erstattung ist noch einmal angefordert. Wir senden sie innerhalb einer Minute.",
	refundNotAgain:
		"Die Erstattung wird nicht noch einmal versucht: Sie ist nicht mehr fehlgeschlagen, oder es bleibt weniger zu erstatten.",
	refundFailed: "Erstattung fehlgeschlagen",
	openIn: ({ name }) => `In ${name} öffnen`,
	failed: {
		text: ({ provider }) =>
			`${provider} hat sie abgelehnt, oder die Bank des Kunden hat das Geld zurückgegeben. Versuchen Sie es unten noch einmal, oder erstatten Sie dem Kunden auf andere Weise.`,
		title: ({ amount }) => <>Die Erstattung von {amount} ist fehlgeschlagen.</>,
	},
	disputing: {
		text: "Die Bank des Kunden hat das Geld bis zu ihrer Entscheidung zurückgeholt. Bis dahin kann es nicht erstattet werden.",
		answer: ({ provider, date }) => `Antworten Sie in ${provider} vor dem ${endSentence(date)}`,
		close: ({ provider }) =>
			`${provider} teilt nicht mit, wann die Entscheidung der Bank endgültig ist: Schließen Sie die Anfechtung unten als verloren, wenn das Geld nicht mehr zurückkommt. Kommt es doch zurück, wird das erfasst.`,
		title: ({ amount }) => <>Der Kunde hat {amount} angefochten.</>,
	},
	disputes: "Anfechtungen",
	refunds: "Erstattungen",
	entriesTitle: "Einträge",
	noEntries: "Es wurde noch nichts belastet.",
	eventsFrom: ({ provider }) => `Ereignisse von ${provider}`,
	title: "Zahlungen",
	lead: "Was Kunden online bezahlt haben und was erstattet wurde.",
	none: {
		title: "Noch keine Zahlungen",
		text: "Eine Zahlung erscheint hier, wenn ein Kunde online bezahlen möchte.",
	},
	noMatch: "Keine Zahlungen passen zu diesen Filtern",
	notConfigured:
		"In den Einstellungen ist kein Zahlungsdienstleister angegeben, es gibt nichts abzugleichen.",
	comparing: "Wir gleichen unsere Zahlungen mit denen des Anbieters ab. Das Ergebnis erscheint hier.",
	isComparing: "Es läuft schon ein Abgleich.",
	enterAmount: ({ example }) => `Geben Sie einen Betrag ein, zum Beispiel ${example}.`,
	refunding: {
		enterReason: "Geben Sie den Grund ein, für Mitarbeiter, die ihn später lesen.",
		aReason: "Ein Grund",
		disputed: "Eine angefochtene Zahlung kann nicht erstattet werden.",
		done: ({ amount }) => `Die Erstattung von ${amount} ist unterwegs.`,
		onlyLeft: ({ amount }) => `Es bleiben nur ${amount} zu erstatten.`,
		onlyLeftBesides: ({ left, failed }) =>
			`Es bleiben nur ${left}, solange eine fehlgeschlagene Erstattung von ${failed} noch einmal versucht wird. Ersetzen Sie sie, um mehr zu erstatten.`,
		dueAgain: "Was Sie bei einem nicht stornierten Aufenthalt erstatten, ist im Hotel wieder fällig.",
		refunded: "Erstattet oder unterwegs",
		failed: "Fehlgeschlagen, wird noch einmal versucht",
		left: "Noch zu erstatten",
		lead: "Das Geld geht auf die Karte oder Wallet zurück, mit der bezahlt wurde. Der Kunde erhält eine E-Mail, sobald es gesendet ist.",
		amount: ({ currency }) => `Betrag in ${currency}`,
		upTo: ({ max }) => `Bis ${max}.`,
		reasonHint: "Nur Mitarbeiter können ihn lesen.",
		busy: "Wird erstattet...",
		nothing: "Es gibt nichts mehr zu erstatten.",
		back: "Zurück zur Zahlung",
		replace: ({ amount }) => `Fehlgeschlagene Erstattung von ${amount} ersetzen`,
		replaceHint:
			"Bis dahin wird sie von selbst noch einmal versucht, ihr Betrag steht also nicht für andere Erstattungen zur Verfügung.",
	},
	differencesMail: {
		subject: "Zahlungen zu prüfen",
		body: ({ provider }) =>
			`Wir haben unsere Zahlungen mit ${provider} abgeglichen und Abweichungen gefunden. Es kann Geld sein, das nur eine Seite erfasst hat, oder ein anderer Betrag oder Status. Jede Abweichung bleibt in der Liste, bis sie verschwindet oder Sie sie schließen.`,
		count: "Neue Abweichungen",
		link: "Zahlungen ansehen",
	},
	attention: {
		refundFailed: "Fehlgeschlagene Erstattung",
		disputed: "Offene Anfechtung",
		title: "Zu beachten",
	},
	subjects: { order: "Bestellung", stay: "Aufenthalt", move: "Umzug" },
	provider: "Anbieter",
	payNow: ({ amount }) => `Jetzt ${amount} zahlen`,
	tryAgain: "Erneut versuchen",
	trying: "Neuer Versuch...",
	for: "Für",
	search: "Nummer, E-Mail, ID beim Anbieter",
	entry: "Eintrag",
	recorded: "Erfasst",
	providerId: "ID beim Anbieter",
	event: "Ereignis",
	received: "Eingegangen",
	events: "Ereignisse",
	disputedBy: {
		guest: {
			open: "Der Gast hat seine Zahlung angefochten, seine Bank entscheidet darüber.",
			lost: "Die Bank des Gastes hat ihm die Zahlung zurückgegeben.",
		},
		customer: {
			open: "Der Kunde hat seine Zahlung angefochten, seine Bank entscheidet darüber.",
			lost: "Die Bank des Kunden hat ihm die Zahlung zurückgegeben.",
		},
	},
	notCompleted: {
		order: "Zahlung nicht abgeschlossen. Ihre Bestellung ist gespeichert, und Sie können sie noch bezahlen.",
		booking: "Zahlung nicht abgeschlossen. Ihre Buchung ist gespeichert, und Sie können sie noch bezahlen.",
	},
	unreachable: {
		order: "Wir erreichen unseren Zahlungsdienstleister zurzeit nicht. Ihre Bestellung ist gespeichert.",
		booking: "Wir erreichen unseren Zahlungsdienstleister zurzeit nicht. Ihre Buchung ist gespeichert.",
	},
	pageTitle: ({ number }) => `Zahlung ${number}`,
	of: "Zahlung von",
	view: { order: "Bestellung ansehen", stay: "Aufenthalt ansehen", move: "Umzug ansehen" },
	refundedPart: ({ amount }) => <>{amount} erstattet</>,
	facts: {
		created: "Erstellt",
		until: "Zahlbar bis",
		net: "Netto",
		fees: ({ provider }) => `Gebühren von ${provider}`,
	},
};
