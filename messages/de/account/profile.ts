import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const profile: Messages["profile"] = {
	password: {
		needed: "Ihr Konto hat noch kein Passwort. Legen Sie zuerst eines fest: Es bestätigt, dass Sie es sind.",
		set: "Passwort festlegen",
		enterCurrent: "Geben Sie Ihr aktuelles Passwort ein.",
		wrong: "Das aktuelle Passwort ist falsch. Versuchen Sie es noch einmal.",
		title: "Passwort ändern",
		lead: "Auf diesem Gerät bleiben Sie angemeldet, auf allen anderen werden Sie abgemeldet.",
		current: "Aktuelles Passwort",
		new: "Neues Passwort",
		button: "Passwort ändern",
		busy: "Wird geändert...",
		setLead: ({ email }) =>
			`Sie haben noch keines. Wir senden einen Link an ${email}: Öffnen Sie ihn innerhalb einer Stunde, und wählen Sie ein Passwort. Sie werden überall abgemeldet und melden sich neu an.`,
		sendLink: "Link senden",
		hidden: "Verborgen",
		none: "Nicht festgelegt",
		done: "Ihr Passwort wurde geändert.",
		doneElsewhere: ({ count }) =>
			plural(count, {
				one: "Ihr Passwort wurde geändert. Sie wurden auf 1 anderen Gerät abgemeldet.",
				other: `Ihr Passwort wurde geändert. Sie wurden auf ${count} anderen Geräten abgemeldet.`,
			}),
	},
	picture: {
		choose: "Wählen Sie ein Bild.",
		removed: "Ihr Bild wurde entfernt.",
		title: "Profilbild",
		updated: "Ihr Bild wurde aktualisiert.",
		lead: "Erscheint in Ihrem Menü. Wir schneiden es quadratisch zu und entfernen Standortdaten.",
		you: "Sie",
		remove: "Bild entfernen",
		new: "Neues Bild",
		one: "Bild",
		hint: "JPEG, PNG, WebP oder AVIF, bis 8 MB",
		upload: "Bild hochladen",
		uploading: "Wird hochgeladen...",
		change: "Bild ändern",
		add: "Bild hinzufügen",
		shown: "Erscheint in Ihrem Menü",
	},
	name: {
		title: "Namen ändern",
		done: ({ name }) => `Ihr Name ist jetzt ${name}.`,
		lead: "Der Name, mit dem wir und Ihre Gastgeber Sie ansprechen.",
		button: "Namen speichern",
		change: "Namen ändern",
	},
	language: {
		label: "Sprache der E-Mails",
		title: "Sprache Ihrer E-Mails ändern",
		lead: "E-Mails zu Ihrem Konto und an Sie als Personal sind in dieser Sprache. E-Mails zu Bestellungen und Buchungen bleiben in der Sprache, in der Sie bestellt oder gebucht haben.",
		button: "Sprache speichern",
		change: "Sprache ändern",
		done: ({ language }) => `E-Mails zu Ihrem Konto sind jetzt in dieser Sprache: ${language}.`,
	},
	title: "Ihr Profil",
	since: ({ since }) => `Mitglied seit ${since}`,
	about: "Über Sie",
	notAdded: "Nicht angegeben",
	addresses: { hint: "Für die Kasse", title: "Adressen", manage: "Adressen verwalten" },
	messages: {
		hint: "Zu Ihren Buchungen und was Sie uns geschrieben haben",
		title: "Nachrichten",
		view: "Nachrichten ansehen",
	},
	security: "Anmeldung und Sicherheit",
	email: {
		change: "E-Mail-Adresse ändern",
		confirmed: "Bestätigt",
		unconfirmed: "Noch nicht bestätigt",
		resend: "Bestätigung noch einmal senden",
	},
	twoStep: { manage: "Anmeldung in zwei Schritten verwalten", off: "Aus" },
	passkeys: {
		manage: "Passkeys verwalten",
		count: ({ count }) => plural(count, { one: "1 Passkey", other: `${count} Passkeys` }),
	},
	linked: {
		title: ({ name }) => `Anmeldung mit ${name}`,
		unlink: ({ name }) => `${name} trennen…`,
		yes: "Verknüpft",
		no: ({ name }) =>
			`Nicht verknüpft. Wird verknüpft, wenn Sie sich mit ${name} und derselben E-Mail-Adresse anmelden.`,
	},
	devices: {
		title: "Geräte",
		manage: "Geräte verwalten",
		signedIn: ({ count }) =>
			plural(count, { one: "Nur auf diesem Gerät angemeldet", other: `Auf ${count} Geräten angemeldet` }),
	},
	data: {
		title: "Ihre Daten",
		exportHint: "Eine ZIP-Datei mit allen Ihren Daten und den Bildern, die Sie hochgeladen haben",
		export: "Export",
		download: "Herunterladen",
		deleteHint: "Ihr Konto und Ihre persönlichen Daten endgültig löschen",
		delete: "Konto löschen",
		deleteLink: "Konto löschen…",
	},
};
