import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const accountMails: Messages["accountMails"] = {
	newPasswordLink: "Neues Passwort wählen",
	verify: {
		subject: "Bestätigen Sie Ihre E-Mail-Adresse",
		body: ({ email }) =>
			`Bestätigen Sie, dass ${email} Ihre E-Mail-Adresse ist. Buchungen, die Sie damit als Gast vorgenommen haben, werden dann Ihrem Konto zugeordnet.`,
		link: "E-Mail-Adresse bestätigen",
		expires: ({ market }) =>
			`Der Link gilt einmal und läuft nach 7 Tagen ab. Haben Sie kein Konto bei ${market}, ignorieren Sie diese E-Mail.`,
	},
	reset: {
		subject: "Passwort zurücksetzen",
		body: ({ market }) => `Jemand möchte das Passwort Ihres Kontos bei ${market} zurücksetzen.`,
		expires:
			"Der Link gilt einmal und läuft nach 1 Stunde ab. Haben Sie nicht darum gebeten, ignorieren Sie diese E-Mail: Ihr Passwort bleibt gleich.",
	},
	passwordChanged: {
		subject: "Ihr Passwort wurde geändert",
		body: ({ market }) =>
			`Das Passwort Ihres Kontos bei ${market} wurde geändert, und Ihre anderen Geräte wurden abgemeldet.`,
		passkeys:
			"Mit Ihren Passkeys melden Sie sich an wie bisher. Gehört einer nicht Ihnen, entfernen Sie ihn in Ihrem Profil.",
		warning: "Haben Sie es nicht geändert, wählen Sie jetzt ein neues Passwort.",
		passkeysLabel: "Passkeys",
	},
	passkeysLink: "Passkeys prüfen",
	passkeyAdded: {
		subject: "Ihrem Konto wurde ein Passkey hinzugefügt",
		body: ({ market }) => `Ab jetzt meldet dieser Passkey Sie ohne Passwort bei ${market} an.`,
		warning: "Haben Sie ihn nicht hinzugefügt, entfernen Sie ihn, und wählen Sie jetzt ein neues Passwort.",
	},
	passkey: "Passkey",
	passkeyRemoved: {
		subject: "Ein Passkey wurde aus Ihrem Konto entfernt",
		body: ({ market }) => `Dieser Passkey meldet Sie nicht mehr bei ${market} an.`,
		warning:
			"Haben Sie ihn nicht entfernt, wählen Sie jetzt ein neues Passwort, und prüfen Sie Ihre anderen Passkeys.",
	},
	newEmail: {
		subject: "Bestätigen Sie Ihre neue E-Mail-Adresse",
		body: ({ market, email }) =>
			`Bestätigen Sie, dass Ihr Konto bei ${market} die Adresse ${email} verwenden soll. Bis dahin behält es die bisherige E-Mail-Adresse.`,
		link: "Neue E-Mail-Adresse bestätigen",
		expires:
			"Der Link gilt einmal und läuft nach 24 Stunden ab. Haben Sie nicht darum gebeten, ignorieren Sie diese E-Mail.",
	},
	emailChanging: {
		subject: "Ihre E-Mail-Adresse soll geändert werden",
		body: ({ market }) =>
			`Jemand möchte die E-Mail-Adresse Ihres Kontos bei ${market} ändern. Sie ändert sich, sobald die neue Adresse bestätigt ist.`,
		warning:
			"Haben Sie nicht darum gebeten, wählen Sie jetzt ein neues Passwort. Damit wird auch die Änderung abgebrochen.",
	},
	newEmailLabel: "Neue E-Mail-Adresse",
	emailChanged: {
		subject: "Ihre E-Mail-Adresse wurde geändert",
		body: ({ market }) =>
			`Die E-Mail-Adresse Ihres Kontos bei ${market} wurde geändert. Mit dieser hier können Sie sich nicht mehr anmelden.`,
		warning: "Haben Sie sie nicht geändert, schreiben Sie uns jetzt.",
		contact: "Kontakt aufnehmen",
	},
	newDevice: {
		subject: "Neue Anmeldung bei Ihrem Konto",
		body: ({ market }) => `Jemand hat sich mit einem neuen Browser bei Ihrem Konto bei ${market} angemeldet.`,
		warning: "Waren Sie das nicht, wählen Sie jetzt ein neues Passwort. Damit werden alle Geräte abgemeldet.",
		browser: "Browser",
	},
	linked: {
		subject: ({ provider }) => `Sie können sich mit ${provider} anmelden`,
		body: ({ market, provider }) =>
			`Ihr Konto bei ${market} ist mit dem ${provider}-Konto mit derselben E-Mail-Adresse verknüpft. Ab jetzt können Sie sich mit beiden anmelden.`,
		warning:
			"Waren Sie das nicht, lösen Sie die Verknüpfung in Ihrem Profil, und wählen Sie ein neues Passwort.",
		link: "Profil öffnen",
	},
	settingsLink: "Anmeldeeinstellungen prüfen",
	twoStepOn: {
		subject: "Die Anmeldung in zwei Schritten ist an",
		body: ({ market }) =>
			`Ab jetzt fragt ${market} bei der Anmeldung nach einem Code aus Ihrer Authenticator-App.`,
		warning: "Haben Sie das nicht eingeschaltet, wählen Sie jetzt ein neues Passwort, und schreiben Sie uns.",
	},
	twoStepOff: {
		subject: "Die Anmeldung in zwei Schritten ist aus",
		byYou: ({ market }) => `Ihr Konto bei ${market} fragt bei der Anmeldung nicht mehr nach einem Code.`,
		byAdmin: ({ market }) =>
			`Die Administration hat die Anmeldung in zwei Schritten für Ihr Konto bei ${market} ausgeschaltet. Es fragt bei der Anmeldung nicht mehr nach einem Code.`,
		warning:
			"Haben Sie nicht darum gebeten, wählen Sie jetzt ein neues Passwort, und schalten Sie die Anmeldung in zwei Schritten wieder ein.",
	},
	recoveryCode: {
		subject: "Ein Wiederherstellungscode wurde verwendet",
		warning: "Waren Sie das nicht, wählen Sie jetzt ein neues Passwort. Damit werden alle Geräte abgemeldet.",
		body: ({ market, left }) =>
			`Jemand hat statt eines Codes aus Ihrer App einen Wiederherstellungscode Ihres Kontos bei ${market} verwendet. Sie haben noch ${plural(left, { one: "1 Wiederherstellungscode", other: `${left} Wiederherstellungscodes` })}.`,
	},
	wrongCodes: {
		subject: "Falsche Codes bei der Anmeldung",
		body: ({ market }) =>
			`Jemand hat das Passwort Ihres Kontos bei ${market} und danach falsche Codes eingegeben. Die Anmeldung ist nicht gelungen.`,
		warning: "Waren Sie das nicht, wählen Sie jetzt ein neues Passwort.",
	},
};
