import type { Messages } from "#messages/en/index.ts";

export const hotelOwner: Messages["hotelOwner"] = {
	enterEmail: "Geben Sie die E-Mail-Adresse des neuen Inhabers ein.",
	done: ({ email }) => `Das Hotel gehört jetzt ${email}.`,
	title: ({ name }) => `Inhaber von ${name} ändern`,
	email: "E-Mail-Adresse des neuen Inhabers",
	emailHint: "Ein Konto mit der Rolle Hotel oder Admin.",
	button: "Inhaber ändern",
	busy: "Wird geändert...",
	current: ({ owner }) =>
		`Der jetzige Inhaber ist ${owner}. Zimmer und Buchungen gehen auf den neuen Inhaber über.`,
	none: "Das Hotel hat keinen Inhaber. Zimmer und Buchungen gehen auf den neuen Inhaber über.",
};
