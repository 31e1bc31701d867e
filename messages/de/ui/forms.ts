import type { Messages } from "#messages/en/index.ts";

export const forms: Messages["forms"] = {
	changedMeanwhile: "Zwischenzeitlich geändert",
	error: "Fehler:",
	isNow: ({ field }) => `${field} ist jetzt`,
	empty: "leer",
	trap: "Lassen Sie dieses Feld leer",
	passwordHint: "Mindestens 8 Zeichen. Ein längeres Passwort ist sicherer.",
};
