import type { Messages } from "#messages/en/index.ts";

export const roomCalendar: Messages["roomCalendar"] = {
	nights: "Nuits",
	months: "Mois",
	legend:
		"Chaque nuit affiche son prix et le nombre de chambres restantes. En gras : prix personnalisé. Choisissez une nuit pour la modifier, puis une autre plus tardive pour modifier toutes les nuits entre les deux.",
};
