import type { Messages } from "#messages/en/index.ts";

export const newHotelMail: Messages["newHotelMail"] = {
	subject: ({ hotel }) => `${hotel} attend votre approbation`,
	text: ({ hotel }) =>
		`${hotel} a été ajouté et attend votre approbation. L’hôtel est masqué pour les clients jusque-là.`,
	review: "Examiner l’hôtel",
	hotel: "Hôtel",
	location: "Lieu",
	addedBy: "Ajouté par",
	unknown: "Inconnu",
};
