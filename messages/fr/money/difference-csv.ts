import type { Messages } from "#messages/en/index.ts";

export const differenceCsv: Messages["differenceCsv"] = {
	foundAt: "Constaté le",
	record: "Opération",
	number: "Numéro",
	provider: "Prestataire",
	providerId: "Identifiant chez le prestataire",
	difference: "Écart",
	currency: "Devise",
	ourAmount: "Notre montant",
	ourStatus: "Notre statut",
	providerAmount: "Montant du prestataire",
	providerStatus: "Statut du prestataire",
	closedAt: "Clos le",
	closedBy: "Clos par",
	note: "Note",
};
