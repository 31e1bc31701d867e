import type { Messages } from "#messages/en/index.ts";

export const paymentCsv: Messages["paymentCsv"] = {
	createdAt: "Créé le",
	for: "Objet",
	number: "Numéro",
	name: "Nom",
	email: "E-mail",
	status: "Statut",
	currency: "Devise",
	amount: "Montant",
	charged: "Débité",
	refunded: "Remboursé",
	fees: "Frais",
	feeCurrency: "Devise des frais",
	provider: "Prestataire",
	providerId: "Identifiant chez le prestataire",
};
