import type { Messages } from "#messages/en/index.ts";

export const passkeys: Messages["passkeys"] = {
	enterName: "Geben Sie einen Namen ein.",
	title: "Passkeys",
	add: {
		title: "Passkey hinzufügen",
		full: ({ maxPasskeys }) => `Sie können bis zu ${maxPasskeys} Passkeys haben. Entfernen Sie zuerst einen.`,
		taken: "Dieser Passkey gehört zu einem anderen Konto. Fügen Sie einen anderen hinzu.",
		answered: "Dieses Formular wurde schon gesendet. Fügen Sie den Passkey noch einmal hinzu.",
		otherOrigin: ({ origin }) => `Passkeys funktionieren nur unter ${origin}. Öffnen Sie diese Seite dort.`,
		wrong:
			"Der Passkey konnte nicht geprüft werden, oder es dauerte länger als 10 Minuten. Fügen Sie ihn noch einmal hinzu.",
		turnOnScripts:
			"Zum Hinzufügen eines Passkeys ist JavaScript nötig. Schalten Sie es ein, und versuchen Sie es noch einmal.",
		done: "Der Passkey ist hinzugefügt.",
		lead: "Ihr Gerät fragt nach Ihrem Fingerabdruck, Ihrem Gesicht oder der Bildschirmsperre. Nichts davon wird an uns gesendet.",
		needsScripts: "Zum Hinzufügen eines Passkeys ist JavaScript nötig.",
	},
	remove: {
		title: "Passkey entfernen",
		shorter: "Geben Sie ein kürzeres Passwort ein.",
		done: "Der Passkey ist entfernt.",
		question: "Diesen Passkey entfernen?",
		button: "Passkey entfernen",
		lead: ({ name }) =>
			`${name} meldet Sie nicht mehr an. Löschen Sie ihn auch auf Ihrem Gerät: Bis dahin bietet Ihr Browser ihn vielleicht noch an.`,
		link: "Entfernen…",
	},
	rename: {
		title: "Passkey umbenennen",
		done: "Der Passkey ist umbenannt.",
		hint: "Zum Beispiel das Gerät, auf dem er ist.",
		button: "Namen speichern",
		link: "Umbenennen",
	},
	lead: "Melden Sie sich mit Fingerabdruck, Gesicht oder Bildschirmsperre an, statt mit Passwort und Code.",
	full: ({ maxPasskeys }) =>
		`Sie haben ${maxPasskeys} Passkeys, die Höchstzahl für ein Konto. Entfernen Sie einen, um einen anderen hinzuzufügen.`,
	synced: "Mit Ihren anderen Geräten synchronisiert",
	oneDevice: "Nur auf einem Gerät",
	lastUsed: ({ used }) => `zuletzt verwendet: ${used}`,
	notUsed: "noch nicht verwendet",
	added: ({ date }) => `Hinzugefügt am ${date}`,
	script: {
		signIn: {
			label: "Mit Passkey anmelden",
			failed:
				"Der Passkey wurde nicht verwendet. Versuchen Sie es noch einmal, oder melden Sie sich mit Ihrem Passwort an.",
		},
		add: {
			busy: "Wird hinzugefügt...",
			unknown:
				"Dieser Browser kann hier keine Passkeys erstellen. Verwenden Sie einen neueren oder ein anderes Gerät.",
			taken: "Auf diesem Gerät gibt es schon einen Passkey für Ihr Konto.",
			failed:
				"Der Passkey wurde nicht erstellt. Versuchen Sie es noch einmal, oder verwenden Sie ein anderes Gerät.",
		},
		confirm: {
			label: "Passkey verwenden",
			done: "Ihr Passkey bestätigt Ihre Identität. Fahren Sie mit der Schaltfläche dieses Formulars fort.",
			failed:
				"Der Passkey wurde nicht verwendet. Versuchen Sie es noch einmal, oder bestätigen Sie auf andere Weise.",
		},
	},
};
