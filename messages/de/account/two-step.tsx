import { endSentence } from "#app/common/language/in-sentence.ts";
import type { Messages } from "#messages/en/index.ts";

export const twoStep: Messages["twoStep"] = {
	newCodes: {
		title: "Neue Wiederherstellungscodes",
		question: "Neue Wiederherstellungscodes erstellen?",
		lead: "Die bisher gespeicherten Codes gelten dann nicht mehr.",
		button: "Neue Codes erstellen",
		busy: "Wird erstellt...",
	},
	title: "Anmeldung in zwei Schritten",
	off: {
		title: "Anmeldung in zwei Schritten ausschalten",
		done: "Die Anmeldung in zwei Schritten ist aus.",
		question: "Anmeldung in zwei Schritten ausschalten?",
		lead: "Sie melden sich nur noch mit Ihrem Passwort an. Ihre Wiederherstellungscodes werden gelöscht.",
		hint: "Aus Ihrer Authenticator-App, oder ein Wiederherstellungscode.",
		button: "Ausschalten",
		busy: "Wird ausgeschaltet...",
	},
	code: "Code",
	lead: "Neben Ihrem Passwort geben Sie einen Code aus einer App auf Ihrem Telefon ein. Mit Ihrem Passwort allein kann sich niemand anmelden.",
	roleNeedsIt:
		"Ihre Rolle erfordert die Anmeldung in zwei Schritten. Richten Sie sie ein, um zu den Dashboards zu gelangen.",
	apps: "Sie brauchen eine Authenticator-App, zum Beispiel Aegis, Google Authenticator, Microsoft Authenticator, 1Password oder Bitwarden.",
	setUp: {
		title: "Anmeldung in zwei Schritten einrichten",
		expired: "Der Schlüssel ist abgelaufen. Beginnen Sie noch einmal.",
		done: "Die Anmeldung in zwei Schritten ist an",
		stepApp: ({ market }) => `1. Fügen Sie ${market} zu Ihrer Authenticator-App hinzu`,
		scan: "Scannen Sie den QR-Code mit der App.",
		stepCode: "2. Geben Sie den angezeigten Code ein",
		codeHint: "6 Ziffern. Sie wechseln alle 30 Sekunden.",
		button: "Einschalten",
		busy: "Wird eingeschaltet...",
		start: ({ link }) => <>Beginnen Sie unter {link("Anmeldung in zwei Schritten")}.</>,
		openApp: ({ link }) => (
			<>
				Ist die App auf diesem Gerät, {link("öffnen Sie die App")}. Oder geben Sie diesen Schlüssel darin ein:
			</>
		),
		picture: ({ market }) => `${market} für Ihre Authenticator-App`,
	},
	starting: "Wird gestartet...",
	since: ({ since }) => `Eingeschaltet am ${endSentence(since)}`,
	on: "An",
	recovery: "Wiederherstellungscodes",
	noCodesLeft:
		"Sie haben alle Wiederherstellungscodes verwendet. Erstellen Sie neue, damit Sie sich ohne Ihr Telefon anmelden können.",
	codesLeft: ({ left }) =>
		`Sie haben noch ${left} von 10 Wiederherstellungscodes. Jeder meldet Sie einmal ohne Ihr Telefon an.`,
	turnOff: {
		title: "Ausschalten",
		lead: "Um eine andere App oder ein anderes Telefon zu verwenden, schalten Sie sie aus und richten sie neu ein.",
		link: "Anmeldung in zwei Schritten ausschalten…",
	},
	enterCode: "Geben Sie den Code ein.",
	codeTooLong: "Geben Sie einen Code mit höchstens 64 Zeichen ein.",
	outdated: "Diese Seite ist veraltet. Öffnen Sie sie noch einmal.",
	wrongCode:
		"Der Code ist falsch oder wurde schon verwendet. Warten Sie auf den nächsten Code in Ihrer App, und prüfen Sie, ob die Uhr Ihres Telefons richtig geht.",
	saveCodes:
		"Speichern Sie diese Wiederherstellungscodes jetzt, zum Beispiel in Ihrem Passwortmanager, oder drucken Sie diese Seite. Sie werden nicht noch einmal angezeigt.",
	onceEach: "Jeder Code meldet Sie einmal an, wenn Sie Ihr Telefon nicht dabeihaben.",
	savedThem: "Ich habe die Codes gespeichert",
};
