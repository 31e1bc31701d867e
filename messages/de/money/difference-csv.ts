import type { Messages } from "#messages/en/index.ts";

export const differenceCsv: Messages["differenceCsv"] = {
	foundAt: "Gefunden am",
	record: "Eintrag",
	number: "Nummer",
	provider: "Anbieter",
	providerId: "ID beim Anbieter",
	difference: "Abweichung",
	currency: "Währung",
	ourAmount: "Unser Betrag",
	ourStatus: "Unser Status",
	providerAmount: "Betrag beim Anbieter",
	providerStatus: "Status beim Anbieter",
	closedAt: "Geschlossen am",
	closedBy: "Geschlossen von",
	note: "Notiz",
};
