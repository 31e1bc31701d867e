import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const hotelPoints: Messages["hotelPoints"] = {
	payAtHotel: "Paiement à l’hôtel",
	instant: "Confirmation immédiate",
	rated: {
		cleanliness: ({ rating }) => `Propreté notée ${rating} par les voyageurs`,
		location: ({ rating }) => `Situation notée ${rating} par les voyageurs`,
		staff: ({ rating }) => `Personnel noté ${rating} par les voyageurs`,
		value: ({ rating }) => `Rapport qualité-prix noté ${rating} par les voyageurs`,
	},
	freeUntilCheckIn: "Annulation gratuite jusqu’à l’arrivée",
	freeUntilDay: "Annulation gratuite jusqu’au jour de l’arrivée",
	freeUntilDays: ({ count }) =>
		plural(count, {
			one: `Annulation gratuite jusqu’à ${count} jour avant l’arrivée`,
			other: `Annulation gratuite jusqu’à ${count} jours avant l’arrivée`,
		}),
};
