import type { Messages } from "#messages/en/index.ts";

export const hotelRefusals: Messages["hotelRefusals"] = {
	gone: "Cet hôtel n’existe plus.",
	archived:
		"Son propriétaire l’a archivé, les clients ne le trouveraient donc pas. Approuvez-le une fois restauré.",
	not_allowed: "Cette action est impossible avec le statut actuel de l’hôtel.",
	no_account: "Aucun compte n’a cette adresse e-mail.",
	not_a_hotelier:
		"Seuls les comptes Hotel et Admin peuvent être propriétaires d’un hôtel. Modifiez d’abord le rôle de ce compte dans Utilisateurs.",
};
