import type { Messages } from "#messages/en/index.ts";

export const market: Messages["market"] = {
	name: "Nom du site",
	nameHint:
		"Les visiteurs le voient sur chaque page, dans les e-mails et dans leur application d’authentification.",
	currency: "Devise",
	countryHint:
		"Utilisé pour les numéros de téléphone et les adresses sans pays, et pour le format de papier des factures.",
	setBy: ({ variable }) => (
		<>
			Défini par {variable} dans l’environnement du serveur. Supprimez-la à cet endroit pour modifier la
			valeur ici.
		</>
	),
	timeZone: "Fuseau horaire",
	timeZoneHint: "L’heure des déménagements, des listes et de la date des factures.",
};
