import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const hotelPoints: Messages["hotelPoints"] = {
	payAtHotel: "Zahlung im Hotel",
	instant: "Sofortbestätigung",
	rated: {
		cleanliness: ({ rating }) => `Gäste bewerten die Sauberkeit mit ${rating}`,
		location: ({ rating }) => `Gäste bewerten die Lage mit ${rating}`,
		staff: ({ rating }) => `Gäste bewerten das Personal mit ${rating}`,
		value: ({ rating }) => `Gäste bewerten das Preis-Leistungs-Verhältnis mit ${rating}`,
	},
	freeUntilCheckIn: "Kostenlose Stornierung bis zum Check-in",
	freeUntilDay: "Kostenlose Stornierung bis zum Anreisetag",
	freeUntilDays: ({ count }) =>
		plural(count, {
			one: `Kostenlose Stornierung bis ${count} Tag vor der Anreise`,
			other: `Kostenlose Stornierung bis ${count} Tage vor der Anreise`,
		}),
};
