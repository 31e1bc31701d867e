import type { Messages } from "#messages/en/index.ts";

export const setup: Messages["setup"] = {
	steps: {
		seller: { label: "Verkäuferangaben speichern", note: "Für Rechnungen und Belege." },
		delivery: {
			label: "Versandarten prüfen",
			note: "Wie Bestellungen zu den Kunden kommen und was es kostet.",
		},
		taxes: {
			label: "Steuersätze festlegen",
			note: "Für jedes Land und jede Region, in die Sie verkaufen.",
		},
		product: { label: "Das erste Produkt anlegen", note: "Oder eine Produktdatei importieren." },
		hotel: {
			label: "Das erste Hotel freigeben",
			note: "Hotels registrieren sich und legen ihre Zimmer an. Sie entscheiden, welche angezeigt werden.",
		},
		bank: {
			label: "Konto für Überweisungen angeben",
			note: "Setzen Sie BANK_ACCOUNT in der Umgebung des Servers, und starten Sie ihn neu. Senden Sie bis dahin jedem Kunden, der per Überweisung zahlt, Ihre Kontodaten per E-Mail.",
		},
		online: {
			label: "Online-Zahlungen annehmen",
			note: "Setzen Sie die Schlüssel von Stripe oder Mollie in der Umgebung des Servers, und starten Sie ihn neu.",
		},
		title: "Nächste Schritte",
		done: "Erledigt:",
	},
	settings: {
		title: "Einstellungen des Marktplatzes",
		done: "Die Einstellungen des Marktplatzes sind gespeichert.",
		lead: "Sie gelten sofort und überall. Bereits gespeicherte Beträge und Daten bleiben, wie sie sind.",
		button: "Einstellungen speichern",
	},
	title: "Marktplatz einrichten",
	done: ({ market }) => `${market} ist eingerichtet, und Sie sind als SuperAdmin angemeldet.`,
	taken:
		"Ein Konto mit dieser E-Mail-Adresse gibt es bereits. Geben Sie eine andere ein, oder führen Sie auf dem Server „npm run account“ aus, um dieses Konto zum SuperAdmin zu machen.",
	heading: "Richten Sie Ihren Marktplatz ein",
	lead: "Erstellen Sie Ihr Konto, und beschreiben Sie den Marktplatz. Sie können später alles ändern, nach dem ersten Verkauf nur nicht mehr die Währung.",
	account: "Ihr Konto",
	name: "Ihr Name",
	emailHint: "Damit melden Sie sich an.",
	market: "Der Marktplatz",
	seller: "Verkäuferangaben",
	sellerLead:
		"Wer verkauft, auf Belegen und Rechnungen. Ohne sie werden keine Rechnungen ausgestellt. Sie können sie später ergänzen.",
	legalName: "Rechtlicher Name",
	busy: "Wird eingerichtet...",
	linkNeeded: {
		title: "Öffnen Sie den Link, den der Server ausgegeben hat",
		text: "Diesen Marktplatz hat noch niemand eingerichtet. Beim Start gibt der Server im Terminal oder im Protokoll seines Dienstes einen Link zu dieser Seite aus. Öffnen Sie diesen Link. Nur der des letzten Starts funktioniert.",
		command: ({ command }) => (
			<>Um das erste Konto ohne ihn zu erstellen, führen Sie auf dem Server {command} aus.</>
		),
	},
	theLegalName: "Der rechtliche Name",
	theAddress: "Die Adresse",
	theTaxNumber: "Die Steuernummer",
	enterLegalName: "Geben Sie den rechtlichen Namen ein, oder lassen Sie alle Verkäuferangaben für später.",
};
