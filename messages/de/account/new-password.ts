import type { Messages } from "#messages/en/index.ts";

export const newPassword: Messages["newPassword"] = {
	tooShort: ({ min }) => `Wählen Sie ein Passwort mit mindestens ${min} Zeichen.`,
	oneCharacter: "Dieses Passwort wiederholt ein einziges Zeichen. Wählen Sie ein anderes.",
	common: "Dieses Passwort ist zu gebräuchlich und leicht zu erraten. Wählen Sie ein anderes.",
	title: "Neues Passwort wählen",
	changed:
		"Passwort geändert. Sie wurden auf allen Geräten abgemeldet. Melden Sie sich mit Ihrem neuen Passwort an.",
	deadLink: "Ein Link gilt einmal, eine Stunde lang. Ihr Passwort hat sich nicht geändert.",
	newLink: "Neuen Link anfordern",
	lead: ({ email }) => `Für ${email}. Sie werden auf allen Ihren Geräten abgemeldet.`,
	label: "Neues Passwort",
	button: "Passwort ändern",
	busy: "Wird geändert...",
};
