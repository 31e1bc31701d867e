import type { Messages } from "#messages/en/index.ts";

export const notSent: Messages["notSent"] = {
	offline:
		"Wir konnten dieses Formular nicht senden, weil dieses Gerät uns nicht erreicht. Ihre Eingaben sind noch da. Prüfen Sie Ihre Verbindung, und senden Sie es noch einmal.",
	failure:
		"Wir konnten dieses Formular nicht senden. Der Fehler liegt bei uns. Ihre Eingaben sind noch da. Senden Sie es gleich noch einmal.",
	tooMany: ({ wait }) =>
		`Wir konnten dieses Formular nicht senden, weil zu viele gesendet wurden. Ihre Eingaben sind noch da. Warten Sie ${wait}, und senden Sie es dann noch einmal.`,
	session: ({ link }) => (
		<>
			Ihre Sitzung ist beendet. Ihre Eingaben sind noch da. {link("Melden Sie sich in einem neuen Tab an")},
			und senden Sie es dann noch einmal.
		</>
	),
	notConnected: "Sie sind nicht verbunden. Die Seite öffnet sich, sobald die Verbindung wieder da ist.",
	unreached: {
		title: "Keine Verbindung",
		text: "Wir erreichen den Server nicht. Diese Seite öffnet sich, sobald die Verbindung wieder da ist.",
	},
};
