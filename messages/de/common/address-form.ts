import type { Messages } from "#messages/en/index.ts";

export const addressForm: Messages["addressForm"] = {
	phoneHint:
		"Für Fragen zu Ihrer Lieferung. Beginnen Sie eine Nummer aus einem anderen Land mit + und der Landesvorwahl.",
	line1: "Straße und Hausnummer",
	line2: "Wohnung, Etage, Firma",
	city: "Ort",
	showFields: "Felder dieses Landes anzeigen",
	choose: "Auswählen…",
};
